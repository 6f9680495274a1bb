// No text stands in a component: everything a person can read or hear comes from the Fluent
// files in `content/texts`. This rule looks at the words in the markup and at the attributes
// that are shown or read out.

const READ_OUT = new Set([
  "alt",
  "aria-description",
  "aria-label",
  "aria-placeholder",
  "aria-roledescription",
  "aria-valuetext",
  "label",
  "placeholder",
  "title",
]);

/** Two letters in a row are a word; a lone letter, a digit or a sign is not. */
const WORD = /\p{L}{2}/u;

export default {
  meta: {
    type: "problem",
    docs: { description: "keep texts for people out of components" },
    messages: {
      text: "“{{text}}” is text for people: put it in content/texts and name it",
      attribute: "{{name}}=“{{text}}” is text for people: put it in content/texts and name it",
    },
    schema: [],
  },
  create(context) {
    return {
      SvelteText(node) {
        const parent = node.parent?.type;
        if (parent === "SvelteStyleElement" || parent === "SvelteScriptElement") return;
        if (WORD.test(node.value)) {
          context.report({ node, messageId: "text", data: { text: node.value.trim() } });
        }
      },
      SvelteAttribute(node) {
        const name = node.key?.name;
        if (!READ_OUT.has(name)) return;
        for (const part of node.value) {
          const literal =
            part.type === "SvelteLiteral"
              ? part.value
              : part.type === "SvelteMustacheTag" && part.expression.type === "Literal"
                ? String(part.expression.value)
                : "";
          if (WORD.test(literal)) {
            context.report({ node, messageId: "attribute", data: { name, text: literal } });
          }
        }
      },
      SvelteMustacheTag(node) {
        if (node.parent?.type === "SvelteAttribute") return;
        const { expression } = node;
        const text =
          expression.type === "Literal"
            ? String(expression.value)
            : expression.type === "TemplateLiteral"
              ? expression.quasis.map((q) => q.value.cooked).join(" ")
              : "";
        if (WORD.test(text)) {
          context.report({ node, messageId: "text", data: { text } });
        }
      },
    };
  },
};
