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
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: "error" },
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  // emulators/artwork is run by hand, and emulators/artwork/README.md says how it is checked.
  ignorePatterns: ["**/generated/**", "emulators/artwork/**"],
  settings: {
    next: { rootDir: "web/" },
    "import/resolver": { [importResolver]: {} },
    ...boundarySettings,
  },
  rules: {
    "boundaries/dependencies": ["error", { default: "disallow", policies: boundaryPolicies }],
    "import/extensions": ["error", "ignorePackages"],
    "import/no-cycle": "error",
    "import/no-default-export": "error",
    "oxc/no-barrel-file": ["error", { threshold: 0 }],
    "typescript/no-explicit-any": "error",
    "typescript/no-non-null-assertion": "error",
    // A default is an answer too where the union is a foreign grammar of forty kinds.
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

    // Sanity's own fields begin with an underscore.
    "no-underscore-dangle": "off",
    // JSX is compiled without React in scope.
    "react/react-in-jsx-scope": "off",
    // docs/style.md asks for a reason above each assertion, which this rule cannot read.
    "typescript/no-unsafe-type-assertion": "off",
    // The compiler's noImplicitReturns says the same, and knows `T | undefined`.
    "typescript/consistent-return": "off",
    // What must happen in order is awaited in order; a rule cannot tell it from what need not.
    "no-await-in-loop": "off",
    // A small function reads best beside its one use.
    "unicorn/consistent-function-scoping": "off",
    // Copying is the point where the original is shared.
    "oxc/no-map-spread": "off",
  },
  overrides: [
    {
      // Next, Sanity, the tools and Playwright's setup read a module's default export.
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
    {
      // A declaration that adds to a module imports it for that alone.
      files: ["**/*.d.ts"],
      rules: { "import/no-unassigned-import": "off" },
    },
    {
      // The one place that writes an image element: its sizes come from the content service's own image pipeline.
      files: ["web/ui/picture.tsx"],
      rules: { "nextjs/no-img-element": "off" },
    },
  ],
});
