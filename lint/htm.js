// Prettier formats the markup of html`` templates, too. Prettier's own HTML formatter cannot read htm's components, and
// it breaks lines where htm then drops a space. Here a line is broken only where htm drops what is added: inside a tag,
// and between two children that no text touches. A line break that is there between two children stays.

import { doc } from "prettier";
import { printers as builtIn } from "prettier/plugins/estree";

const { group, hardline, indent, join, line, lineSuffixBoundary, softline } = doc.builders;
const { estree } = builtIn;

const isMarkup = (node) => node?.type === "TaggedTemplateExpression" && node.tag.name === "html";

/** Reads a template: its letters one after another, and the places of its expressions. */
class Reader {
  constructor(quasis) {
    this.parts = quasis.flatMap((quasi, index) => (index ? [index - 1, ...quasi.value.raw] : [...quasi.value.raw]));
    this.at = 0;
  }

  get next() {
    return this.parts[this.at];
  }

  starts(text) {
    return [...text].every((letter, index) => this.parts[this.at + index] === letter);
  }

  take(count = 1) {
    this.at += count;
    return this.parts[this.at - 1];
  }

  while(holds) {
    const found = [];
    while (this.at < this.parts.length && holds(this.next)) found.push(this.take());
    return found;
  }
}

const isSpace = (part) => typeof part === "string" && /\s/.test(part);
const fail = (reader, what) => {
  throw new Error(`${what} at part ${reader.at} of a template: ${reader.parts.join("").slice(0, 200)}`);
};

function readAttribute(reader) {
  const parts = [];
  let quote = "";
  while (reader.at < reader.parts.length) {
    const { next } = reader;
    if (!quote && (isSpace(next) || next === ">" || reader.starts("/>"))) break;
    if (next === quote) quote = "";
    else if (!quote && (next === '"' || next === "'")) quote = next;
    parts.push(reader.take());
  }
  return parts;
}

function readElement(reader) {
  reader.take();
  const name = readAttribute(reader);
  const attributes = [];
  for (;;) {
    reader.while(isSpace);
    if (reader.starts("/>")) return (reader.take(2), { name, attributes, children: null });
    if (reader.next === ">") break;
    if (reader.next === undefined) fail(reader, "an open tag");
    attributes.push(readAttribute(reader));
  }
  reader.take();
  const children = readChildren(reader);
  if (!reader.starts("</")) fail(reader, "an open element");
  const close = reader.while((part) => part !== ">");
  reader.take();
  return { name, attributes, children, close };
}

/** Elements, expressions and texts; "\n" where htm drops a line break. */
function readChildren(reader) {
  const children = [];
  while (reader.at < reader.parts.length && !reader.starts("</")) {
    if (typeof reader.next === "number") children.push({ expression: reader.take() });
    else if (reader.next === "<") children.push(readElement(reader));
    else {
      const text = reader.while((part) => typeof part === "string" && part !== "<").join("");
      const [, before, middle, after] = /^(\s*\n\s*)?(.*?)(\s*\n\s*)?$/s.exec(text);
      if (middle.includes("\n")) fail(reader, "a line break in a text");
      if (before) children.push("\n");
      if (middle) children.push({ text: middle });
      if (after) children.push("\n");
    }
  }
  return children;
}

const printParts = (parts, expressions) => parts.map((part) => (typeof part === "number" ? expressions[part] : part));

/** Children that no line break parts yet: one may come where two of them meet without text. */
function printRun(run, expressions) {
  const printed = [];
  for (const [index, child] of run.entries()) {
    if (index && !child.text && !run[index - 1].text) printed.push(softline);
    printed.push(child.text ?? (child.name ? printElement(child, expressions) : expressions[child.expression]));
  }
  return group(printed);
}

/** The children, and whether a line break may come before and after them. */
function printChildren(children, expressions) {
  const broken = [children[0] === "\n", children.at(-1) === "\n"];
  const runs = [[]];
  for (const child of children) {
    if (child === "\n") runs.push([]);
    else runs.at(-1).push(child);
  }
  const full = runs.filter((run) => run.length);
  const edge = (run, at, space, wasBroken) => {
    if (wasBroken) return hardline;
    return space.test(run?.at(at)?.text ?? "") ? "" : softline;
  };
  return {
    inner: join(
      hardline,
      full.map((run) => printRun(run, expressions)),
    ),
    start: edge(full[0], 0, /^\s/, broken[0]),
    end: edge(full.at(-1), -1, /\s$/, broken[1]),
  };
}

function printElement({ name, attributes, children, close }, expressions) {
  const tag = ["<", ...printParts(name, expressions)];
  const listed = attributes.map((attribute) => [line, ...printParts(attribute, expressions)]);
  if (!children) return group([...tag, indent(listed), line, "/>"]);
  const open = group([...tag, indent(listed), listed.length ? softline : "", ">"]);
  const closed = [...printParts(close, expressions), ">"];
  if (!children.some((child) => child !== "\n")) return group([open, ...closed]);
  const { inner, start, end } = printChildren(children, expressions);
  return group([open, indent([start, inner]), end, ...closed]);
}

function printTemplate(path, print) {
  const children = readChildren(new Reader(path.node.quasis));
  const expressions = path.map(() => ["${", print(), lineSuffixBoundary, "}"], "expressions");
  if (!children.some((child) => child !== "\n")) return "``";
  const { inner, start, end } = printChildren(children, expressions);
  return group(["`", indent([start, inner]), end, "`"]);
}

export const printers = {
  estree: {
    ...estree,
    embed(path, options) {
      const { node, parent } = path;
      if (node.type === "TemplateLiteral" && isMarkup(parent)) return (_, print) => printTemplate(path, print);
      return estree.embed(path, options);
    },
    print(path, options, print, args) {
      const { node } = path;
      if (node.type === "LogicalExpression" && isMarkup(node.right) && !node.comments)
        return [print("left"), ` ${node.operator} `, print("right")];
      return estree.print(path, options, print, args);
    },
  },
};
