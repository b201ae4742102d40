import type { ComponentChildren, VNode } from "preact";

/** Makes a tag for templates of a function that creates elements. */
declare const htm: {
  bind(
    create: (type: any, props: any, ...children: ComponentChildren[]) => VNode,
  ): (parts: TemplateStringsArray, ...values: any[]) => VNode;
};
export default htm;
