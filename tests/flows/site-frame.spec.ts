import type { Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const main = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
const menuButton = (page: Page, name: string) => main(page).getByRole("button", { name });
const cartLink = (page: Page) => page.getByRole("banner").getByRole("link", { name: /^Cart/ });

test.describe("on the narrowest screen with the links in one line", () => {
  test.use({ viewport: { width: 1264, height: 640 } });

  test("the search is in that line, too", async ({ shop }) => {
    await shop.open("/");
    const banner = shop.page.getByRole("banner");
    const search = banner.getByRole("link", { name: "Search" });

    expect((await banner.getByRole("link", { name: "Login" }).boundingBox())?.y).toBe(
      (await search.boundingBox())?.y,
    );
    await search.click();
    await expect(shop.title).toHaveText("Search");
  });
});

test.describe("the menus on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("open with Enter and Space and close with Escape, which returns focus", async ({ shop }) => {
    await shop.open("/");
    const button = menuButton(shop.page, "About");
    const support = main(shop.page).getByRole("link", { name: "Support" });
    await button.focus();

    for (const key of ["Enter", "Space"]) {
      await shop.page.keyboard.press(key);
      await expect(support).toBeVisible();
      await shop.page.keyboard.press("Tab");
      await expect(main(shop.page).getByRole("link", { name: "About" })).toBeFocused();
      await shop.page.keyboard.press("Escape");

      await expect(support).toBeHidden();
      await expect(button).toBeFocused();
    }
  });

  test("open with the arrow keys, which wrap around the links", async ({ shop }) => {
    await shop.open("/");
    const link = (name: string) => main(shop.page).getByRole("link", { name, exact: true });

    await menuButton(shop.page, "Resources").focus();
    await shop.page.keyboard.press("ArrowDown");
    await expect(link("Free Lessons")).toBeFocused();
    await shop.page.keyboard.press("ArrowDown");
    await expect(link("Blog")).toBeFocused();
    await shop.page.keyboard.press("ArrowDown");
    await expect(link("Free Lessons")).toBeFocused();
    await shop.page.keyboard.press("End");

    await expect(link("Blog")).toBeFocused();
  });

  test("close when focus leaves them in either direction", async ({ shop }) => {
    await shop.open("/");
    const pricing = main(shop.page).getByRole("link", { name: "Classroom Pricing" });

    await menuButton(shop.page, "About").focus();
    await shop.page.keyboard.press("ArrowUp");
    await expect(pricing).toBeFocused();
    await shop.page.keyboard.press("Tab");
    await expect(pricing).toBeHidden();
    await menuButton(shop.page, "About").focus();
    await shop.page.keyboard.press("Enter");
    await expect(pricing).toBeVisible();
    await shop.page.keyboard.press("Shift+Tab");

    await expect(pricing).toBeHidden();
    await expect(menuButton(shop.page, "Resources")).toBeFocused();
  });

  test("close on a click outside, and when another one opens", async ({ shop }) => {
    await shop.open("/");
    const blog = main(shop.page).getByRole("link", { name: "Blog" });
    const kids = main(shop.page).getByRole("link", { name: "Kids courses" });

    await menuButton(shop.page, "Resources").click();
    await expect(blog).toBeVisible();
    await menuButton(shop.page, "Courses").click();
    await expect(kids).toBeVisible();
    await expect(blog).toBeHidden();
    await shop.page.mouse.click(640, 880);

    await expect(kids).toBeHidden();
  });

  test("close after following a link", async ({ shop }) => {
    await shop.open("/");

    await menuButton(shop.page, "Courses").click();
    await main(shop.page).getByRole("link", { name: "Kids courses" }).click();

    await expect(shop.page).toHaveURL(/\/courses#Kids$/);
    await expect(main(shop.page).getByRole("link", { name: "Kids courses" })).toBeHidden();
  });

  test("open below their button with no accessibility violations", async ({ shop }) => {
    await shop.open("/courses");
    const button = menuButton(shop.page, "Courses");

    await button.click();
    const above = await button.boundingBox();
    const below = await main(shop.page).getByRole("link", { name: "All courses" }).boundingBox();

    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(Math.round(below?.x ?? 0)).toBe(Math.round(above?.x ?? 0) + 1);
    expect(await findViolations(shop.page, "header")).toEqual([]);
  });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a menu opens, and its links work", async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 900 });
    await page.goto("/");

    await menuButton(page, "Courses").click();
    await main(page).getByRole("link", { name: "Complete bundle" }).click();

    await expect(page).toHaveURL(/\/courses\/complete-course-bundle$/);
  });

  test("the phone menu opens, and one announcement is shown without arrows", async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 780 });
    await page.goto("/");

    await expect(page.getByRole("region", { name: "Announcements" }).getByRole("button")).toHaveCount(0);
    await page.getByRole("button", { name: "Menu" }).click();

    await expect(
      page.getByRole("dialog", { name: "Menu" }).getByRole("link", { name: "Books" }),
    ).toBeVisible();
  });
});

test("on a phone and a tablet, a dialog holds the links, the cart, the social networks and the Course Login", async ({
  shop,
}) => {
  await shop.page.setViewportSize({ width: 768, height: 780 });
  await shop.open("/");
  await expect(main(shop.page)).toBeHidden();
  await expect(shop.page.getByRole("button", { name: "Menu" })).toBeVisible();
  await shop.page.setViewportSize({ width: 360, height: 780 });
  await expect(main(shop.page)).toBeHidden();

  await shop.page.getByRole("button", { name: "Menu" }).click();
  const dialog = shop.page.getByRole("dialog", { name: "Menu" });

  for (const name of ["Home", "Dictionary", "Cart", "Course Login", "TikTok"]) {
    await expect(dialog.getByRole("link", { name })).toBeVisible();
  }
  for (const [group, name] of [
    ["Courses", "Gifts"],
    ["Resources", "Blog"],
    ["About", "Classroom Pricing"],
  ] as const) {
    await dialog.locator("summary", { hasText: group }).click();
    await expect(dialog.getByRole("link", { name })).toBeVisible();
  }
  expect(await findViolations(shop.page, "dialog[open]")).toEqual([]);
});

test("at 1280 px all links fit on one line, with the four social networks and the Login", async ({
  shop,
}) => {
  await shop.page.setViewportSize({ width: 1280, height: 900 });
  await shop.open("/");
  const banner = shop.page.getByRole("banner");

  const tops = await Promise.all(
    ["Books", "FAQ", "Cart", "Login"].map(async (name) => {
      const box = await banner.getByRole("link", { name }).boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2);
    }),
  );

  expect(new Set(tops).size).toBe(1);
  await expect(banner.getByRole("link", { name: /^(YouTube|Instagram|Facebook|TikTok)/ })).toHaveCount(4);
  await expect(banner.getByRole("button", { name: "Menu" })).toBeHidden();
});

test("the cart's badge shows how many items it holds and disappears with the last one", async ({ shop }) => {
  await shop.open("/courses/level-1b-online-asl-course");
  await expect(cartLink(shop.page)).toHaveAccessibleName("Cart");

  await shop.addCourse();
  await expect(cartLink(shop.page)).toHaveAccessibleName("Cart 1 item");
  await shop.putInCart("/courses/level-2a-online-asl-course");
  await shop.open("/cart");
  await expect(cartLink(shop.page)).toHaveAccessibleName("Cart 2 items");
  await shop.page.getByRole("button", { name: /^Remove Level 1B/ }).click();
  await expect(cartLink(shop.page)).toHaveAccessibleName("Cart 1 item");
  await shop.page.getByRole("button", { name: /^Remove Level 2A/ }).click();

  await expect(cartLink(shop.page)).toHaveAccessibleName("Cart");
});
