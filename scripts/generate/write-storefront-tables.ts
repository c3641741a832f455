import { globSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { controlRoutes } from "../../emulators/storefront/control/control-routes.ts";
import { adminRoutes } from "../../emulators/storefront/merchant/admin-api/admin-routes.ts";
import { adminPageRoutes } from "../../emulators/storefront/merchant/admin-pages/admin-page-routes.ts";
import { listOperations } from "../../emulators/storefront/operations.ts";
import { shopPageRoutes } from "../../emulators/storefront/pages/shop-page-routes.ts";
import { findMissingTests } from "../../tests/support/endpoint-coverage.ts";
import { root } from "../command/spawn-node.ts";
import { renderEndpoints, replaceSection } from "./render-endpoints.ts";
import { findUnheld, renderOperations } from "./render-operations.ts";

// Writes the tables of the storefront's README, and fails when an operation or an endpoint has no test or one that isn't there.
const tests = join(root, "tests/contract/storefront");
const sources = new Map(
  globSync("**/*.test.ts", { cwd: tests }).map((file) => [file, readFileSync(join(tests, file), "utf8")]),
);
const operations = listOperations();
const tested = operations.flatMap(({ kind, field, test }) =>
  test ? [{ method: kind, path: field, test }] : [],
);
const problems = [
  ...findUnheld(operations),
  ...findMissingTests(
    [...controlRoutes, ...adminRoutes, ...adminPageRoutes, ...shopPageRoutes, ...tested],
    sources,
  ),
];
if (problems.length > 0) {
  console.error(problems.join("\n"));
  process.exit(1);
}

const file = join(root, "emulators/storefront/README.md");
const tables = {
  operations: renderOperations(operations),
  admin: renderEndpoints(adminRoutes),
  pages: renderEndpoints(adminPageRoutes),
  checkout: renderEndpoints(shopPageRoutes),
  control: renderEndpoints(controlRoutes),
};
writeFileSync(
  file,
  Object.entries(tables).reduce(
    (text, [name, table]) => replaceSection(text, name, table),
    readFileSync(file, "utf8"),
  ),
);
