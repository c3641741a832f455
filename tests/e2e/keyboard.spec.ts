import { expect, test } from "../support/shop-test.ts";

test("the first Tab leads past the header to what the page is about", async ({ shop }) => {
  await shop.open("/courses");

  await shop.page.keyboard.press("Tab");
  await expect(shop.page.getByRole("link", { name: "Skip to content" })).toBeFocused();
  await shop.page.keyboard.press("Enter");

  await expect(shop.page.getByRole("main")).toBeFocused();
});

test("a course is bought and taken out again with the keyboard alone", async ({ shop }) => {
  await shop.open("/courses/kids-asl-course-level-1a");

  await shop.addToCart.first().focus();
  await shop.page.keyboard.press("Enter");
  await expect(shop.page).toHaveURL(/\/cart$/);
  await shop.page.getByRole("button", { name: /^Remove/ }).focus();
  await shop.page.keyboard.press("Space");

  await expect(shop.page.getByText("Nothing is in your cart yet.")).toBeVisible();
});

test("the menu of a phone opens with Enter, closes with Escape and gives the focus back", async ({
  shop,
}) => {
  await shop.page.setViewportSize({ width: 360, height: 780 });
  await shop.open("/");
  const opener = shop.page.getByRole("button", { name: "Menu" });

  await opener.focus();
  await shop.page.keyboard.press("Enter");
  await expect(shop.page.getByRole("dialog", { name: "Menu" })).toBeVisible();
  await shop.page.keyboard.press("Escape");

  await expect(shop.page.getByRole("dialog", { name: "Menu" })).toBeHidden();
  await expect(opener).toBeFocused();
});
