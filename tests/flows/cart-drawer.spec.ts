import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const workbook = "/books/getting-started-with-asl";

test("the header opens the cart in a drawer, where it can be changed and restored, and Escape or its link leaves it", async ({
  shop,
}) => {
  const { page } = shop;
  const link = page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first();
  const drawer = page.getByRole("dialog", { name: "Your cart" });
  await shop.putInCart(workbook);
  await shop.open("/books");
  await expect(link).toHaveAccessibleName(/1 item/);

  await link.press("Enter");

  await expect(drawer).toContainText("Getting Started with ASL");
  await expect(page).toHaveURL(/\/books$/);
  expect(await findViolations(page, "dialog[open]")).toEqual([]);
  await drawer.getByRole("button", { name: /^Increase the quantity/ }).click();
  await expect(drawer.getByText("$45.98").first()).toBeVisible();
  await expect(
    drawer.getByRole("status").filter({ hasText: "Cart updated: 2 items, $45.98" }),
  ).toBeAttached();
  await page.keyboard.press("Escape");
  await expect(drawer).toBeHidden();
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleName(/2 items/);

  await link.click();
  await drawer.getByRole("button", { name: "Remove Getting Started with ASL" }).click();
  await expect(drawer).toContainText("Your cart is empty.");
  await drawer.getByRole("button", { name: "Undo" }).click();
  await expect(drawer.getByRole("listitem")).toContainText("Getting Started with ASL");
  await drawer.getByRole("link", { name: "View Cart" }).click();
  await expect(page).toHaveURL(/\/cart$/);
  await expect(drawer).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "Summary" })).toBeVisible();
});

test("an empty cart has no drawer, so the link opens the cart page", async ({ shop }) => {
  await shop.open("/books");
  await expect
    .poll(() => shop.page.evaluate(() => performance.getEntriesByName(`${location.origin}/api/cart`).length))
    .toBe(1);

  await shop.page.getByRole("banner").getByRole("link", { name: "Cart" }).first().click();

  await expect(shop.page).toHaveURL(/\/cart$/);
  await expect(shop.page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
});

test("removing the last line keeps the title in view and hides the badge, and Undo restores the line with the focus on it", async ({
  shop,
  page,
}) => {
  const link = page.getByRole("banner").getByRole("link", { name: /^Cart/ }).first();
  await shop.putInCart(workbook);
  await shop.open("/cart");
  const line = page.getByRole("list", { name: "In your cart" }).getByRole("listitem");

  await page.getByRole("button", { name: "Remove Getting Started with ASL" }).press("Enter");

  await expect(
    page.getByRole("status").filter({ hasText: "Removed: Getting Started with ASL." }),
  ).toBeAttached();
  await expect(page.getByRole("button", { name: "Undo" })).toBeFocused();
  await expect(page.getByText("Your cart is empty.", { exact: true })).toBeVisible();
  await expect(shop.title).toBeInViewport();
  await expect(link).toHaveAccessibleName("Cart");
  await page.keyboard.press("Enter");
  await expect(line).toContainText("Getting Started with ASL");
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
  await expect(line.getByRole("link", { name: "Getting Started with ASL" })).toBeFocused();
  await expect(link).toHaveAccessibleName("Cart 1 item");
});
