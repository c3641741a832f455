import { expect, test } from "../support/shop-test.ts";

test("a course goes into the cart without JavaScript, and comes out again", async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto("/courses/level-1a-online-asl-course");

  await page.getByRole("button", { name: "Add to cart" }).first().click();

  await expect(page).toHaveURL(/\/cart$/);
  await expect(page.getByRole("listitem").filter({ hasText: "Level 1A" })).toContainText("$79.00");
  await page.getByRole("button", { name: /^Remove Level 1A/ }).click();
  await expect(page.getByText("Nothing is in your cart yet.")).toBeVisible();
  await context.close();
});

test("a cart follows the shopper's currency, and its id stays out of the page's reach", async ({ shop }) => {
  await shop.open("/courses/complete-course-bundle");
  await shop.addCourse();
  const summary = shop.page.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("$237.00");

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await expect(summary).toContainText("$327.00 CAD");
  expect(await shop.page.evaluate(() => document.cookie)).not.toContain("cid=");
});

test("two seats of a course are two lines", async ({ shop }) => {
  for (const _seat of ["first", "second"]) {
    await shop.open("/courses/level-2a-online-asl-course");
    await shop.addCourse();
  }

  await expect(shop.page.getByRole("button", { name: /^Remove/ })).toHaveCount(2);
});

test("another site's page cannot fill the cart", async ({ request }) => {
  const response = await request.post("/api/cart/lines", {
    form: { merchandiseId: "gid://shopify/ProductVariant/1" },
    headers: { "sec-fetch-site": "cross-site" },
  });

  expect(response.status()).toBe(403);
});

test("something that is no course cannot be added, and the shopper is told", async ({ request }) => {
  const response = await request.post("/api/cart/lines", {
    form: { merchandiseId: "nothing" },
    maxRedirects: 0,
  });

  expect(response.status()).toBe(303);
  expect(response.headers()["location"]).toBe("/cart?says=invalid");
});
