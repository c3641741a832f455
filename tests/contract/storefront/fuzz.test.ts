import { controlRoutes } from "@shop/emulators/storefront/control/control-routes.ts";
import { adminRoutes } from "@shop/emulators/storefront/merchant/admin-api/admin-routes.ts";
import { adminPageRoutes } from "@shop/emulators/storefront/merchant/admin-pages/admin-page-routes.ts";
import { shopPageRoutes } from "@shop/emulators/storefront/pages/shop-page-routes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findFaultsOfShopRequests } from "../../support/fuzz/shop-requests.ts";
import { type StorefrontTarget, startStorefrontTarget } from "../../support/fuzz/storefront-target.ts";
import { readSeed } from "../../support/read-seed.ts";

let target: StorefrontTarget;
const seed = readSeed();

beforeAll(async () => {
  target = await startStorefrontTarget();
});

afterAll(() => target[Symbol.asyncDispose]());

const callers = ["anonymous", "buyer", "anonymous", "buyer"] as const;
const routes = [...shopPageRoutes, ...controlRoutes, ...adminRoutes, ...adminPageRoutes];
const endpoints = [
  { method: "POST", path: "/api/:version/graphql.json" },
  { method: "GET", path: "/cdn/shop/files/*" },
  { method: "GET", path: "/*" },
  ...routes.map(({ method, path }) => ({ method, path })),
];

test.each(endpoints)("$method $path holds out against requests of any kind", async (endpoint) => {
  const faults = await findFaultsOfShopRequests({ target, endpoint, callers, seed, count: 10 });

  expect(faults, `SEED=${seed}`).toEqual([]);
});

test("the shop is as it was before all these", async () => {
  expect(await target.findDamage(), `SEED=${seed}`).toEqual([]);
});
