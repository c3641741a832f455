import { findViolations } from "../support/find-violations.ts";
import { createMerchant } from "../support/merchant.ts";
import { expect, test } from "../support/shop-test.ts";

const scarce = "asl-essentials-bundle-for-kids";
const merchant = createMerchant();

test.afterEach(() => merchant.putCourse(scarce, null));

test("an item that sells out while in the cart is flagged on its line, and the terms stay accepted", async ({
  shop,
  page,
}) => {
  await shop.putInCart(`/courses/${scarce}`);
  await shop.open("/cart");
  await page.getByRole("checkbox").check();
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).first().click();
  await page.waitForURL("**/frequently-asked-questions");
  await page.goBack();
  await expect(page.getByRole("checkbox")).toBeChecked();
  const problem = page.getByRole("alert").filter({ hasText: "Before you check out" });
  await merchant.putCourse(scarce, 0);
  // The open cart tells it, before anybody tries to check out.
  await expect(problem).toContainText("This just sold out. Remove it to continue.");

  await page.getByRole("button", { name: "Check out" }).click();

  await expect(page).toHaveURL(/checked/);
  await expect(problem).toContainText("This just sold out. Remove it to continue.");
  await expect(page.getByRole("checkbox")).toBeChecked();
  await page.getByRole("banner").getByRole("link", { name: "FAQ" }).first().click();
  await page.waitForURL("**/frequently-asked-questions");
  await page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first().click();
  await expect(page.getByRole("dialog", { name: "Your cart" })).toContainText("This just sold out.");
});

test("a price that changed while the shopper was away is announced once, along with the old price", async ({
  shop,
  page,
}) => {
  await shop.open(`/courses/${scarce}`);
  await shop.addCourse();
  await page.goto("about:blank");
  await merchant.setPrice(scarce, "99.50");

  await page.goto("/cart");

  const data = page.getByRole("alert").filter({ hasText: "costs $99.50. It was $" });
  await expect(data).toBeVisible();
  expect(await findViolations(page)).toEqual([]);
  await page.reload();
  await expect(page.getByRole("list", { name: "In your cart" })).toContainText("$99.50");
  await expect(data).toBeHidden();
});

test("a price change is announced even if more of the same item was added in the meantime", async ({
  shop,
  page,
}) => {
  await shop.open(`/courses/${scarce}`);
  await shop.addCourse();
  // The open cart page would refresh, show the new price, and count as having told it.
  await page.goto("about:blank");
  await merchant.setPrice(scarce, "98.50");
  await shop.open(`/courses/${scarce}`);

  await shop.addCourse();

  await expect(page.getByRole("alert").filter({ hasText: "costs $98.50. It was $" })).toBeVisible();
});
