import { controlRoutes } from "@shop/emulators/storefront/control/control-routes.ts";
import { adminRoutes } from "@shop/emulators/storefront/merchant/admin-api/admin-routes.ts";
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

const callers = ["merchant", "merchant"] as const;
/** A merchant may empty the shop, which every other request would then be about. */
const endpoints = [...adminRoutes, ...controlRoutes].filter(({ path }) => !path.endsWith("/reset"));

test.each(endpoints.map(({ method, path }) => ({ method, path })))(
  "$method $path holds out against odd requests with the merchant's rights",
  async (endpoint) => {
    const faults = await findFaultsOfShopRequests({ target, endpoint, callers, seed, count: 15 });

    expect(faults, `SEED=${seed}`).toEqual([]);
  },
);

test("buyers are answered as before", async () => {
  const answer = await target.askGraphql("buyer", {
    query: "{ shop { name } products(first: 100) { nodes { title } } }",
  });

  expect(target.findFaults(answer), `SEED=${seed}`).toEqual([]);
  expect(answer.text).toContain('{"data":{"shop":{"name":"Handshape"}');
});
