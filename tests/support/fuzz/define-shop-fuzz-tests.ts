import { controlRoutes } from "@shop/emulators/storefront/http/control/control-routes.ts";
import { adminRoutes } from "@shop/emulators/storefront/merchant/admin-api/admin-routes.ts";
import { adminPageRoutes } from "@shop/emulators/storefront/merchant/admin-pages/admin-page-routes.ts";
import { shopPageRoutes } from "@shop/emulators/storefront/checkout/pages/shop-page-routes.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { FuzzTestOptions } from "./define-lake-fuzz-tests.ts";
import { findFaultsOfShopRequests } from "./shop-requests.ts";
import { type StorefrontTarget, startStorefrontTarget } from "./storefront-target.ts";

const routes = [...shopPageRoutes, ...controlRoutes, ...adminRoutes, ...adminPageRoutes];
const endpoints = [
  { method: "POST", path: "/api/:version/graphql.json" },
  { method: "GET", path: "/cdn/shop/files/*" },
  { method: "GET", path: "/*" },
  ...routes.map(({ method, path }) => ({ method, path })),
];

/** Tests every endpoint of the shop with a buyer's random requests. */
export function defineShopFuzzTests({ seed, count }: FuzzTestOptions): void {
  const target = useTarget();
  const callers = ["anonymous", "buyer", "anonymous", "buyer"] as const;

  test.each(endpoints)("$method $path survives random requests", async (endpoint) => {
    const faults = await findFaultsOfShopRequests({ target: target(), endpoint, callers, seed, count });

    expect(faults, `SEED=${seed}`).toEqual([]);
  });

  test("the shop is unchanged after all of these", async () => {
    expect(await target().findDamage(), `SEED=${seed}`).toEqual([]);
  });
}

/** A merchant could empty the shop, and all later requests would find nothing. */
const merchantEndpoints = [...adminRoutes, ...controlRoutes]
  .filter(({ path }) => !path.endsWith("/reset"))
  .map(({ method, path }) => ({ method, path }));

/** Tests the merchant's endpoints with a merchant's random requests. */
export function defineMerchantFuzzTests({ seed, count }: FuzzTestOptions): void {
  const target = useTarget();
  const callers = ["merchant", "merchant"] as const;

  test.each(merchantEndpoints)(
    "$method $path survives random requests with the merchant's rights",
    async (endpoint) => {
      const faults = await findFaultsOfShopRequests({ target: target(), endpoint, callers, seed, count });

      expect(faults, `SEED=${seed}`).toEqual([]);
    },
  );

  test("buyers get the same responses as before", async () => {
    const answer = await target().askGraphql("buyer", {
      query: "{ shop { name } products(first: 100) { nodes { title } } }",
    });

    expect(target().findFaults(answer), `SEED=${seed}`).toEqual([]);
    expect(answer.text).toContain('{"data":{"shop":{"name":"Handshape"}');
  });
}

/** A shop for one file's tests. */
function useTarget(): () => StorefrontTarget {
  let target: StorefrontTarget;
  beforeAll(async () => {
    target = await startStorefrontTarget();
  });
  afterAll(() => target?.[Symbol.asyncDispose]());
  return () => target;
}
