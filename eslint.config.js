import js from "@eslint/js";
import globals from "globals";

export default [
  { ignores: ["**/vendor/", "build/", "dist/", "site/", ".venv*/"] },
  js.configs.recommended,
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  {
    files: ["src/**/*.js"],
    languageOptions: { globals: globals.browser },
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "TemplateElement[value.raw=/^ *(\\/\\/|\\/\\*\\*)/m]",
          message: "the server would leave this line out: it looks like a comment",
        },
      ],
    },
  },
  { files: ["*.js", "lint/**/*.js", "tests/**/*.js"], languageOptions: { globals: globals.node } },
  {
    rules: {
      eqeqeq: "error",
      "no-unused-vars": ["error", { ignoreRestSiblings: true }],
      "no-shadow": "error",
      "no-var": "error",
      "object-shorthand": "error",
      "prefer-const": "error",
      "prefer-template": "error",
    },
  },
];
