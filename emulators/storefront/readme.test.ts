import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { accountRoutes } from "#storefront/customer-account/account-routes.ts";
import { listAccountOperations } from "#storefront/customer-account/graphql/account-operations.ts";
import { controlRoutes } from "#storefront/http/control/control-routes.ts";
import { adminRoutes } from "#storefront/merchant/admin-api/admin-routes.ts";
import { listAdminOperations } from "#storefront/merchant/admin-graphql/admin-operations.ts";
import { adminPageRoutes } from "#storefront/merchant/admin-pages/admin-page-routes.ts";
import { uploadRoutes } from "#storefront/merchant/uploads/upload-routes.ts";
import { listOperations } from "#storefront/graphql/operations.ts";
import { shopPageRoutes } from "#storefront/checkout/pages/shop-page-routes.ts";

const readme = readFileSync(new URL("README.md", import.meta.url), "utf8");
const operations = listOperations();
const adminOperations = listAdminOperations();
const accountOperations = listAccountOperations();
const emulated = operations.filter(({ isEmulated }) => isEmulated);

test("the README lists every endpoint with its description, and nothing else", () => {
  const rows = [...readme.matchAll(/^\| [A-Z]+ \| `.*$/gm)].map(([row]) => row);

  expect(rows.toSorted()).toEqual(
    [
      ...adminRoutes,
      ...uploadRoutes,
      ...shopPageRoutes,
      ...adminPageRoutes,
      ...accountRoutes,
      ...controlRoutes,
    ]
      .map(({ method, path, description }) => `| ${method} | \`${path}\` | ${description} |`)
      .toSorted(),
  );
});

test.each([
  ["Queries", emulated.filter(({ kind }) => kind === "query")],
  ["Mutations", emulated.filter(({ kind }) => kind === "mutation")],
  ["Admin queries", adminOperations.filter(({ kind }) => kind === "query")],
  ["Admin mutations", adminOperations.filter(({ kind }) => kind === "mutation")],
  ["Account queries", accountOperations.filter(({ kind }) => kind === "query")],
  ["Account mutations", accountOperations.filter(({ kind }) => kind === "mutation")],
  ["Not emulated", operations.filter(({ isEmulated }) => !isEmulated)],
])("the README lists every operation under %s, and nothing else", (title, expected) => {
  expect(readNames(title).toSorted()).toEqual(expected.map(({ field }) => field).toSorted());
});

/** The names in the paragraph that starts with this title. */
function readNames(title: string): string[] {
  const [, paragraph = ""] = new RegExp(`^${title}: (.*?)\n\n`, "ms").exec(readme) ?? [];
  return [...paragraph.matchAll(/`(\w+)`/g)].flatMap(([, name]) => name ?? []);
}
