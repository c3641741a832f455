import { createMerchant, type Merchant } from "../support/merchant.ts";
import { expect, test } from "../support/shop-test.ts";
import { expectServed, sellAndDeliver } from "../support/webhook-deliveries.ts";

const handle = "kids-asl-course-level-1b";
const path = `/courses/${handle}`;

let merchant: Merchant;

test.beforeEach(() => {
  merchant = createMerchant();
});

test.afterEach(async () => {
  await merchant.setLag(0);
  await merchant.putCourse(handle, null);
});

test("the next visitor sees a changed price even if nobody had the page open", async ({ request }) => {
  await sellAndDeliver(merchant, () => merchant.setPrice(handle, "42.50"));

  for (const page of [path, "/courses"]) await expectServed(request, page, "$42.50");
});

test("after several price changes in a row the last one wins, on every page", async ({ request }) => {
  await sellAndDeliver(merchant, async () => {
    for (const price of ["31.00", "32.00", "33.00", "34.00", "35.50"]) await merchant.setPrice(handle, price);
  });

  for (const page of [path, "/courses"]) await expectServed(request, page, "$35.50");
});

test("an open page updates its price without a reload", async ({ shop }) => {
  const listening = shop.page.waitForResponse(/\/api\/live\/expirations/);
  await shop.open(path);
  await listening;
  await shop.page.evaluate(() => document.body.setAttribute("data-untouched", ""));

  await merchant.setPrice(handle, "43.50");

  await expect(shop.buying).toContainText("$43.50");
  await expect(shop.page.locator("body")).toHaveAttribute("data-untouched");
});

test("the cart's drawer opens with today's prices, however long the page has been open", async ({ shop }) => {
  const { page } = shop;
  await shop.putInCart(path);
  await shop.open("/about-us");
  const link = page
    .getByRole("banner")
    .getByRole("link", { name: /^Cart.*1 item/ })
    .first();
  await expect(link).toBeVisible();
  await merchant.setPrice(handle, "44.50");

  await link.click();

  await expect(page.getByRole("dialog", { name: "Your cart" })).toContainText("Estimated total$44.50");
});

test("pages are cacheable by shared caches only, so a browser refresh is never stale", async ({
  request,
}) => {
  for (const headers of [{}, { rsc: "1" }]) {
    const page = await request.get("/courses", { headers });

    expect(page.headers()["cache-control"]).toBe("s-maxage=300");
  }
});

test("a shop that sends its webhook before its API shows the change doesn't leave a stale price", async ({
  shop,
  request,
}) => {
  await merchant.setLag(1500);
  const listening = shop.page.waitForResponse(/\/api\/live\/expirations/);
  await shop.open(path);
  await listening;

  await merchant.setPrice(handle, "44.50");
  // A visitor who arrives before the API shows the change sees the old price, but it mustn't be cached for later visitors.
  await request.get(path);

  await expect(shop.buying).toContainText("$44.50");
  expect(await (await request.get(path)).text()).toContain("$44.50");
});

test("an open page shows when a course sells out and when it's back in stock", async ({ shop }) => {
  const listening = shop.page.waitForResponse(/\/api\/live\/expirations/);
  await shop.open(path);
  await listening;

  await merchant.putCourse(handle, 0);
  await expect(shop.buying).toContainText("Sold out");
  await expect(shop.buying.getByRole("button", { name: "Add to cart" })).toBeDisabled();

  await merchant.putCourse(handle, 3);
  await expect(shop.buying).not.toContainText("Sold out");
  await expect(shop.buying.getByRole("button", { name: "Add to cart" })).toBeEnabled();
});
