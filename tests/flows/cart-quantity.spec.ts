import { holdRequest, holdScripts } from "../support/hold-back.ts";
import { expect, test } from "../support/shop-test.ts";

const workbook = "/books/getting-started-with-asl";

test("rapid clicks are sent as one change that ends at the last quantity", async ({ shop }) => {
  const { page } = shop;
  const changes: string[] = [];
  await shop.putInCart(workbook);
  await page.clock.install();
  await shop.open("/cart");
  page.on("request", (request) => request.method() === "PATCH" && changes.push(request.postData() ?? ""));
  const quantity = page.getByRole("spinbutton");
  await page.clock.pauseAt(Date.now() + 1000);

  for (const _click of [1, 2, 3, 4]) await page.getByRole("button", { name: /^Increase/ }).click();
  await page.getByRole("button", { name: /^Decrease/ }).click();
  await page.clock.resume();

  await expect(quantity).toHaveValue("4");
  // Three or more of a book cost 10% less.
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$82.76");
  await expect(page.getByRole("status").filter({ hasText: "Cart updated: 4 items, $82.76" })).toBeAttached();
  await expect(quantity).toHaveValue("4");
  expect(changes).toEqual([expect.stringContaining('"quantity":4')]);
});

test("a quantity that's changed again while the page is refreshed goes on from the last change, on the same page", async ({
  shop,
}) => {
  const { page } = shop;
  await shop.putInCart(workbook);
  await shop.open("/cart");
  await page.evaluate(() => document.body.setAttribute("data-untouched", ""));
  const [quantity, increase] = [
    page.getByRole("spinbutton"),
    page.getByRole("button", { name: /^Increase/ }),
  ];
  const refresh = await holdRequest(page, (request) => /\/cart\?.*_rsc=/.test(request.url()));
  await increase.click();
  await increase.click();
  await refresh.isHeld;
  const isAnswered = page.waitForResponse((response) => response.request().method() === "PATCH");

  await increase.click();

  await expect(quantity).toHaveValue("4");
  await isAnswered;
  refresh.release();
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$82.76");
  await expect(quantity).toHaveValue("4");
  await expect(page.locator("body")).toHaveAttribute("data-untouched");
});

test("a quantity that's changed right before the page is left is kept", async ({ shop, page }) => {
  await shop.putInCart(workbook);
  await page.clock.install();
  await shop.open("/cart");
  await page.clock.pauseAt(Date.now() + 1000);
  await page.getByRole("button", { name: /^Increase/ }).click();
  await expect(page.getByRole("spinbutton")).toHaveValue("2");

  await page.goto("/robots.txt");

  const readQuantity = async () => (await (await page.request.get("/api/cart")).json()).cart.totalQuantity;
  await expect.poll(readQuantity).toBe(2);
});

test("a quantity that's typed before the page's scripts have loaded is kept, and the cart gets it", async ({
  shop,
  page,
}) => {
  await shop.putInCart(workbook);
  const scripts = await holdScripts(page);
  await page.goto("/cart", { waitUntil: "commit" });
  const quantity = page.getByRole("spinbutton");
  await quantity.fill("4");

  scripts.release();

  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$82.76");
  await expect(quantity).toHaveValue("4");
});
