import { afterAll, beforeAll, expect, test } from "vitest";
import { checkoutSeed, openCheckout, readPage } from "../../support/checkout.ts";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variants } from "../../support/stocked-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: checkoutSeed });
});
afterAll(() => storefront.stop());

test("a policy has a page, and one that the shop doesn't have isn't found", async () => {
  const terms = await readPage(`${storefront.url}/policies/terms-of-service`);
  const nothing = await readPage(`${storefront.url}/policies/nothing`);

  expect([terms.status, nothing.status]).toEqual([200, 404]);
  expect(terms.text).toContain("Terms of service A course is for the student it was bought for.");
  expect(nothing.text).toContain("Policy not found");
});

test("the request log contains no cart keys or order tokens", async () => {
  const { checkout } = await openCheckout(storefront, { lines: [{ merchandiseId: variants.course }] });
  await fetch(`${storefront.url}/checkouts/0123456789abcdef/thank-you`);

  const { body } = await storefront.control("GET", "/requests");

  const text = JSON.stringify(body);
  expect(text).toContain("/cart/c/:token");
  expect(text).not.toContain(String(new URL(checkout.url).searchParams.get("key")));
  expect(text).not.toContain("0123456789abcdef");
});
