import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";

// A small copy of the repository's folders. Each file has one import or habit to judge.
const imports = {
  "schemas/documents/reads-site.ts": "@shop/web/commerce/money.ts",
  "schemas/documents/reads-own.ts": "../objects/figure.ts",
  "studio/reads-schemas.ts": "@shop/schemas/index.ts",
  "studio/reads-site.ts": "@shop/web/commerce/money.ts",
  "emulators/content-lake/reads-types.ts": "@shop/schemas/generated/sanity.types.ts",
  "emulators/content-lake/reads-definition.ts": "@shop/schemas/documents/course.ts",
  "emulators/content-lake/reads-site.ts": "@shop/web/commerce/money.ts",
  "emulators/storefront/domain/reads-graphql.ts": "#storefront/graphql/schema/connection.ts",
  "emulators/seed/reads-artwork.ts": "#artwork/page.ts",
  "sanity.config.ts": "@shop/studio/create-studio-config.ts",
  "web/app/(site)/page.tsx": "#catalog/course-page.ts",
  "web/app/(site)/config.tsx": "../../../sanity.config.ts",
  "web/app/(studio)/studio.tsx": "../../../sanity.config.ts",
  "web/app/(studio)/shop.tsx": "#features/cart/cart.ts",
  "web/catalog/reads-content.ts": "#content/courses.ts",
  "web/catalog/reads-feature.ts": "#features/cart/cart.ts",
  "web/content/reads-commerce.ts": "#commerce/storefront.ts",
  "web/content/reads-commerce-nearby.ts": "../commerce/storefront.ts",
  "web/content/reads-projection.ts": "@shop/schemas/documents/course.groq.ts",
  "web/content/reads-definition.ts": "@shop/schemas/documents/course.ts",
  "web/content/reads-emulator.ts": "@shop/emulators/seed/credentials.ts",
  "web/content/reads-script.ts": "../../scripts/stack/start-stack.ts",
  "web/content/reads-package.ts": "groq",
  "web/commerce/reads-content.ts": "#content/courses.ts",
  "web/sections/reads-feature.ts": "#features/cart/cart.ts",
  "web/sections/reads-commerce.ts": "#commerce/storefront.ts",
  "web/features/reads-commerce.ts": "#commerce/storefront.ts",
  "web/features/reads-content.ts": "#content/courses.ts",
  "web/features/reads-route.ts": "#app/page.tsx",
  "web/providers/reads-feature.ts": "#features/cart/cart.ts",
  "web/ui/reads-lib.ts": "#lib/money.ts",
  "web/ui/reads-feature.ts": "#features/cart/cart.ts",
  "web/ui/reads-schema.ts": "@shop/schemas/documents/course.ts",
  "web/lib/reads-ui.ts": "#ui/button.tsx",
  "web/lib/reads-test-support.ts": "../../tests/support/site/example-cart.ts",
  "web/lib/reads-test-support.test.ts": "../../tests/support/site/example-cart.ts",
  "web/ui/reads-test-support.test.tsx": "../../tests/support/site/example-cart.ts",
  "web/lib/reads-contract-test.test.ts": "../../tests/contract/global-setup.ts",
  "studio/reads-test-support.ts": "../tests/support/site/example-cart.ts",
  "tests/flows/reads-anything.ts": "@shop/web/commerce/money.ts",
};

const habits = {
  "web/lib/cycle-a.ts": `import { b } from "./cycle-b.ts";\nexport const a = () => b;`,
  "web/lib/cycle-b.ts": `import { a } from "./cycle-a.ts";\nexport const b = () => a;`,
  "web/lib/barrel.ts": `export * from "./cycle-a.ts";`,
  "web/lib/any.ts": "export const parse = (text: any) => text;",
  "web/lib/assert.ts": "export const first = (list: string[]) => list[0]!;",
  "web/lib/switch.ts": `
    export function toSymbol(currency: "USD" | "CAD") {
      switch (currency) {
        case "USD": return "$";
      }
    }`,
  "web/lib/main.ts": "export default 1;",
  "web/app/(site)/layout.tsx": "export default function Layout() { return null; }",
  "web/lib/CamelCase.ts": "export const one = 1;",
  "web/lib/type.ts": 'export const count: number = "one";',
  "web/lib/promise.ts": "export function start(work: () => Promise<void>) { work(); }",
  "web/ui/lazy.ts": 'import { lazy } from "react";\nexport const part = lazy;',
  "web/lib/vow.test.ts": `import { expect, test } from "vitest";\ntest("should add", () => { expect(2).toBe(2); });`,
};

let folder = "";
let report: string[] = [];

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "lint-"));
  const write = (file: string, content: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  };
  write(
    "tsconfig.json",
    JSON.stringify({ compilerOptions: { strict: true, module: "preserve", noEmit: true } }),
  );
  // Most of what they import isn't there, which the compiler needn't report.
  for (const [file, source] of Object.entries(imports))
    write(file, `// @ts-nocheck\nimport { it } from "${source}";\nit();\n`);
  for (const [file, content] of Object.entries(habits)) write(file, content);
  const root = fileURLToPath(new URL("../..", import.meta.url));
  const linter = join(root, "node_modules/.bin/oxlint");
  const options = ["-c", join(root, "oxlint.config.ts"), "-f", "unix"];
  report = spawnSync(linter, options, { cwd: folder, encoding: "utf8" }).stdout.split("\n");
}, 60_000);

afterAll(() => rmSync(folder, { recursive: true }));

/** The rules that a file breaks. */
function readBroken(file: string): string[] {
  return report
    .filter((line) => line.startsWith(`${file}:`))
    .map((line) => /\[Error\/(.*)\]$/.exec(line)?.[1] ?? line);
}

test.each([
  ["schemas/documents/reads-site.ts", "the content model imports nothing else of ours"],
  ["studio/reads-site.ts", "the Studio imports only the content model"],
  ["emulators/content-lake/reads-definition.ts", "an emulator imports only generated schemas"],
  ["emulators/content-lake/reads-site.ts", "an emulator doesn't import its client"],
  ["emulators/storefront/domain/reads-graphql.ts", "a shop's rules don't import GraphQL"],
  ["emulators/seed/reads-artwork.ts", "the seed doesn't import the programs that draw it"],
  ["web/app/(site)/config.tsx", "only the Studio's route imports the Studio's configuration"],
  ["web/app/(studio)/shop.tsx", "the Studio's route doesn't load the shop"],
  ["web/catalog/reads-feature.ts", "the catalog joins content and commerce, and renders nothing"],
  ["web/content/reads-commerce.ts", "content doesn't import commerce"],
  ["web/content/reads-commerce-nearby.ts", "not by a relative path either"],
  ["web/content/reads-definition.ts", "the site imports queries, not editing schemas"],
  ["web/content/reads-emulator.ts", "the site doesn't import the emulators"],
  ["web/content/reads-script.ts", "or the scripts"],
  ["web/commerce/reads-content.ts", "commerce doesn't import content"],
  ["web/sections/reads-commerce.ts", "a section receives its prices"],
  ["web/features/reads-content.ts", "a feature receives its content"],
  ["web/features/reads-route.ts", "a feature doesn't import routes"],
  ["web/providers/reads-feature.ts", "a provider serves features"],
  ["web/ui/reads-feature.ts", "a UI component doesn't import products"],
  ["web/ui/reads-schema.ts", "or the definitions of documents"],
  ["web/lib/reads-ui.ts", "the library imports nothing else"],
  ["web/lib/reads-test-support.ts", "production code doesn't import test code"],
  ["studio/reads-test-support.ts", "nor does the Studio"],
  ["web/lib/reads-contract-test.test.ts", "a unit test only shares tests/support"],
])("rejects what %s imports: %s", (file) => {
  expect(readBroken(file)).toEqual(["boundaries(dependencies)"]);
});

test.each([
  ["schemas/documents/reads-own.ts"],
  ["studio/reads-schemas.ts"],
  ["emulators/content-lake/reads-types.ts"],
  ["sanity.config.ts"],
  ["web/app/(site)/page.tsx"],
  ["web/app/(site)/layout.tsx"],
  ["web/app/(studio)/studio.tsx"],
  ["web/catalog/reads-content.ts"],
  ["web/content/reads-package.ts"],
  ["web/content/reads-projection.ts"],
  ["web/sections/reads-feature.ts"],
  ["web/features/reads-commerce.ts"],
  ["web/ui/reads-lib.ts"],
  ["web/lib/reads-test-support.test.ts"],
  ["web/ui/reads-test-support.test.tsx"],
  ["tests/flows/reads-anything.ts"],
])("accepts %s", (file) => {
  expect(readBroken(file)).toEqual([]);
});

test.each([
  ["web/lib/cycle-a.ts", "import(no-cycle)"],
  ["web/lib/barrel.ts", "oxc(no-barrel-file)"],
  ["web/lib/any.ts", "typescript(no-explicit-any)"],
  ["web/lib/assert.ts", "typescript(no-non-null-assertion)"],
  ["web/lib/switch.ts", "typescript(switch-exhaustiveness-check)"],
  ["web/lib/main.ts", "import(no-default-export)"],
  ["web/lib/type.ts", "typescript(TS2322)"],
  ["web/lib/promise.ts", "typescript(no-floating-promises)"],
  ["web/lib/CamelCase.ts", "unicorn(filename-case)"],
  ["web/ui/lazy.ts", "eslint(no-restricted-imports)"],
  ["web/lib/vow.test.ts", "vitest(valid-title)"],
])("rejects the habit in %s: %s", (file, rule) => {
  expect(readBroken(file)).toContain(rule);
});
