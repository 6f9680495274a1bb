// What is asked of the client's source. Layout is Prettier's; this is about meaning.
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import noBareText from "./lint/no-bare-text.js";

export default ts.config(
  { ignores: ["dist/", "src/generated/", "test-results/", "playwright-report/"] },
  js.configs.recommended,
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser } },
    rules: {
      eqeqeq: "error",
      "no-console": "error",
      "max-lines": ["error", { max: 400 }],
      "max-lines-per-function": ["error", { max: 70, skipComments: true, skipBlankLines: true }],
      "@typescript-eslint/consistent-type-imports": "error",
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: {
      parserOptions: { extraFileExtensions: [".svelte"], parser: ts.parser, svelteConfig },
    },
  },
  {
    files: ["**/*.svelte"],
    plugins: { rokade: { rules: { "no-bare-text": noBareText } } },
    rules: { "rokade/no-bare-text": "error" },
  },
  {
    files: ["**/*.test.ts", "tests/**/*.ts"],
    rules: { "max-lines-per-function": "off" },
  },
  {
    files: ["*.js", "*.ts", "{lint,pictures}/**/*.js", "tests/**/*.{js,ts}"],
    languageOptions: { globals: { ...globals.node } },
  },
);
