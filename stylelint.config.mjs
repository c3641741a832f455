/** @type {import("stylelint").Config} */
export default {
  extends: ["stylelint-config-standard"],
  reportNeedlessDisables: true,
  rules: {
    // A class names a part of its component, and CSS Modules makes it a property.
    "selector-class-pattern": [
      "^[a-z][a-zA-Z0-9]*$",
      { message: "Name a part in camelCase, such as .media or .compareAtPrice." },
    ],
    "selector-pseudo-class-no-unknown": [true, { ignorePseudoClasses: ["global", "local"] }],
    "property-no-unknown": [true, { ignoreProperties: ["composes"] }],

    // Empty lines group related declarations.
    "comment-empty-line-before": null,
    "custom-property-empty-line-before": null,
    "value-keyword-case": ["lower", { ignoreProperties: ["/^--font-/"] }],

    // Values come from tokens.css.
    "color-no-hex": true,
    "color-named": "never",
    "function-disallowed-list": ["rgb", "rgba", "hsl", "hsla", "hwb", "lab", "lch", "oklab", "oklch"],
    "unit-disallowed-list": ["px", "pt", "cm", "mm", "in"],

    // Use attributes for state and layers for order.
    "declaration-no-important": true,
    "selector-max-id": 0,
  },
  overrides: [
    {
      // The only file with raw values.
      files: ["web/styles/tokens.css"],
      rules: { "color-no-hex": null, "function-disallowed-list": null, "unit-disallowed-list": null },
    },
    {
      // Reduced motion overrides every component.
      files: ["web/styles/reset.css"],
      rules: { "declaration-no-important": null },
    },
  ],
};
