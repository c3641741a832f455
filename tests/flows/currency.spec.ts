import { holdScripts } from "../support/hold-back.ts";
import { createMerchant } from "../support/merchant.ts";
import { expect, test } from "../support/shop-test.ts";

const course = "/courses/level-1a-online-asl-course";
const merchant = createMerchant();

test.afterEach(() => merchant.setFaults());

test("choosing a currency on any page updates the drawer, the cart and every open tab, whose scripts can't read the cart's secret", async ({
  shop,
  page,
  context,
}) => {
  const workbook = "/books/getting-started-with-asl";
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await shop.putInCart(workbook);
  const other = await context.newPage();
  await other.goto("/cart");
  const summary = other.getByRole("region", { name: "Summary" });
  await expect(summary).toContainText("$22.99");
  await shop.open(workbook);

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await expect(page.getByRole("region", { name: "Buy this book", exact: true })).toContainText("$31.99 CAD", {
    useInnerText: true,
  });
  await expect(
    page.getByRole("status").filter({ hasText: "Prices are in Canadian dollars." }),
  ).toBeAttached();
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first().click();
  await expect(drawer).toContainText("$31.99 CAD");
  await expect(drawer).toContainText("Spiral bound");
  await expect(summary).toContainText("$31.99 CAD");
  await expect(other.getByRole("banner").getByRole("combobox", { name: "Currency" })).toHaveValue("CA");
  expect(await other.evaluate(() => document.cookie)).not.toContain("cid=");
  const answer = await (await context.request.get("/api/cart")).text();
  for (const text of [answer, await other.content()]) expect(text).not.toMatch(/[?&]key=|Cart\/[\w-]+/);
});

test("a currency that the cart can't switch to reverts, and the page says so", async ({
  shop,
  page,
  watch,
}) => {
  watch.allow(/Changing the currency failed|Failed to load resource/);
  await shop.putInCart(course);
  await shop.open(course);
  await merchant.setFaults({ error: { status: 503 } });

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  await expect(page.getByRole("alert").filter({ hasText: "We couldn’t change the currency" })).toBeVisible();
  await expect(page.getByRole("banner").getByRole("combobox", { name: "Currency" })).toHaveValue("US");
  await expect(shop.buying).not.toContainText("CAD", { useInnerText: true });
  expect((await page.context().cookies()).map(({ name }) => name)).not.toContain("country");
});

test("a currency that's chosen before the page's scripts have loaded is kept", async ({ shop, page }) => {
  const scripts = await holdScripts(page);
  await page.goto(course, { waitUntil: "commit" });
  await shop.chooseCurrency("CAD (Canadian Dollar)");

  scripts.release();

  await expect(shop.buying).toContainText("$109.00 CAD", { useInnerText: true });
  await expect(page.getByRole("banner").getByRole("combobox", { name: "Currency" })).toHaveValue("CA");
});

test("without JavaScript, a currency that the cart can't switch to shows a notice with the way back", async ({
  browser,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(course);
  await page.getByRole("button", { name: "Add to cart" }).first().click();
  await page.goto(course);
  await merchant.setFaults({ error: { status: 503 } });

  await page.getByRole("banner").getByRole("button", { name: "Show CAD" }).click();

  await expect(page.getByRole("alert")).toContainText("prices stay as they were");
  await page.getByRole("link", { name: "Go back to the page" }).click();
  await expect(page).toHaveURL(course);
  await context.close();
});
