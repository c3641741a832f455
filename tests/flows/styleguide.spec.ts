import { expect, test } from "../support/shop-test.ts";

test("the styleguide isn't public", async ({ shop, watch }) => {
  watch.allow(/status of 404/);

  const response = await shop.open("/styleguide");

  expect(response?.status()).toBe(404);
  await expect(shop.title).not.toHaveText("Styleguide");
});
