import type { Page } from "@playwright/test";
import { expect, test } from "../support/shop-test.ts";

const workbook = "/books/getting-started-with-asl";

/** The toast. The same words are in a live region, which can't be seen. */
const notice = (page: Page) => page.locator("p").filter({ hasText: "You’re offline." });

test.beforeEach(({ watch }) =>
  watch.allow(
    /ERR_INTERNET_DISCONNECTED|(?:Changing|Reading|Validating) the cart failed|Loading the cart overlays|A part of the page/,
  ),
);

test("a change made offline is kept, says so until then, and is sent once the shopper is back online", async ({
  shop,
  context,
}) => {
  const { page } = shop;
  await shop.putInCart(workbook);
  await shop.open("/cart");
  await context.setOffline(true);

  await page.getByRole("button", { name: /^Increase/ }).click();

  await expect(notice(page)).toBeVisible();
  expect(await notice(page).evaluate((toast) => toast.getAnimations())).toEqual([]);
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await context.setOffline(false);
  await expect(page.getByRole("region", { name: "Summary" })).toContainText("$45.98");
  await expect(page.getByRole("spinbutton")).toHaveValue("2");
  await expect(notice(page)).toBeHidden();
});

test("an item that's added offline to an empty cart is added once the shopper is back online", async ({
  shop,
  context,
}) => {
  const { page } = shop;
  await shop.open(workbook);
  await context.setOffline(true);

  await page.getByRole("button", { name: "Add to cart" }).first().click();

  await expect(notice(page)).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole("dialog", { name: "Added to your cart" })).toBeVisible();
});

test("checking out offline stays in the cart and says why, and works once the shopper is back online", async ({
  shop,
  context,
}) => {
  const { page } = shop;
  await shop.putInCart(workbook);
  await shop.open("/cart");
  await page.getByRole("checkbox", { name: "I agree to the terms" }).check();
  await context.setOffline(true);

  await page.getByRole("button", { name: "Check out" }).click();

  const problem = page.getByRole("alert").filter({ hasText: "Check out again once you’re back online." });
  await expect(problem).toBeVisible();
  await expect(page).toHaveURL(/\/cart$/);
  await context.setOffline(false);
  await page.getByRole("button", { name: "Check out" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
});

test("a currency that's chosen offline with an empty cart reverts, and the page says so", async ({
  shop,
  context,
  watch,
}) => {
  watch.allow(/Changing the currency failed/);
  const { page } = shop;
  await shop.open(workbook);
  await context.setOffline(true);

  await shop.chooseCurrency("CAD (Canadian Dollar)");

  const problem = page.getByRole("alert").filter({ hasText: "We couldn’t change the currency" });
  await expect(problem).toBeVisible();
  await expect(page.getByRole("banner").getByRole("combobox", { name: "Currency" })).toHaveValue("US");
  await context.setOffline(false);
  await page.getByRole("button", { name: "Dismiss" }).click();
  await expect(problem).toBeHidden();
});
