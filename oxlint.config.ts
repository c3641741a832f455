import { fileURLToPath } from "node:url";
import { defineConfig } from "oxlint";
import { boundaryPolicies, boundarySettings } from "./scripts/lint/layers.ts";

const importResolver = fileURLToPath(new URL("scripts/lint/resolve-import.ts", import.meta.url));

export default defineConfig({
  plugins: [
    "typescript",
    "react",
    "nextjs",
    "jsx-a11y",
    "import",
    "unicorn",
    "vitest",
    "oxc",
    "promise",
    "node",
  ],
  jsPlugins: ["eslint-plugin-boundaries"],
  options: {
    typeAware: true,
    // Reports the compiler's errors too. Rules about types need the same types, and a compiler of its own would work them out again.
    typeCheck: true,
    denyWarnings: true,
    reportUnusedDisableDirectives: "error",
  },
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  // emulators/artwork is run by hand. Its README says how it's checked.
  ignorePatterns: ["emulators/artwork/**"],
  settings: {
    next: { rootDir: "web/" },
    "import/resolver": { [importResolver]: {} },
    ...boundarySettings,
  },
  rules: {
    "boundaries/dependencies": ["error", { default: "disallow", policies: boundaryPolicies }],
    "import/extensions": ["error", "ignorePackages"],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    // A default case is enough for a third-party union of forty types.
    "typescript/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    eqeqeq: ["error", "always", { null: "ignore" }],
    "max-lines": ["error", { max: 250 }],
    "promise/always-return": ["error", { ignoreLastCallback: true }],
    "unicorn/filename-case": ["error", { case: "kebabCase" }],
    "vitest/no-conditional-in-test": "error",
    "vitest/no-disabled-tests": "error",
    "vitest/no-focused-tests": "error",
    "vitest/valid-title": ["error", { disallowedWords: ["should"] }],
    "import/no-unassigned-import": ["error", { allow: ["server-only", "**/*.css"] }],
    "no-restricted-imports": [
      "error",
      {
        name: "react",
        importNames: ["lazy"],
        message:
          "Use lazyOptional: when a chunk doesn't load, lazy puts the error screen in the page's place.",
      },
      { name: "next/link", message: "Use <a>: LinkNavigation opens our pages (docs/decisions/0021)." },
    ],

    // Sanity's own fields start with an underscore.
    "no-underscore-dangle": "off",
    // Links are plain elements: docs/decisions/0021.
    "nextjs/no-html-link-for-pages": "off",
    // JSX compiles without React in scope.
    "react/react-in-jsx-scope": "off",
    // docs/style.md requires a reason above each assertion, which this rule can't check.
    "typescript/no-unsafe-type-assertion": "off",
    // The compiler's noImplicitReturns does the same and understands `T | undefined`.
    "typescript/consistent-return": "off",
    // Sequential work is awaited in order. A rule can't tell it apart from independent work.
    "no-await-in-loop": "off",
    // A small function reads best next to its only use.
    "unicorn/consistent-function-scoping": "off",
    // Where the original is shared, copying is intended.
    "oxc/no-map-spread": "off",
  },
  overrides: [
    {
      // Next, Sanity, the tools and Playwright's setup use default exports.
      files: [
        "*.config.{ts,mjs}",
        "sanity.cli.ts",
        "**/migrations/*/index.ts",
        "web/*.ts",
        "**/app/**/{page,layout,error,global-error,not-found,loading,template,default}.tsx",
        "web/app/**/{sitemap,robots,manifest,opengraph-image}.{ts,tsx}",
        "tests/**/*.config.ts",
        "tests/**/{global-setup,global-teardown}.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    { files: ["**/generated/**"], rules: { "max-lines": "off" } },
    {
      // A declaration that extends a module imports it only for that.
      files: ["**/*.d.ts"],
      rules: { "import/no-unassigned-import": "off" },
    },
    {
      files: ["web/lib/lazy-optional.ts"],
      rules: { "no-restricted-imports": "off" },
    },
    {
      // The only image element: Sanity's image pipeline provides its sizes.
      files: ["web/ui/picture.tsx"],
      rules: { "nextjs/no-img-element": "off" },
    },
  ],
});
