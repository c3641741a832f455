import type { Page } from "@playwright/test";
import { findViolations } from "../support/find-violations.ts";
import { Keyboard } from "../support/keyboard.ts";
import { expect, test } from "../support/shop-test.ts";

const main = (page: Page) => page.getByRole("banner").getByRole("navigation", { name: "Main" });
const menuButton = (page: Page, name: string) => main(page).getByRole("button", { name });

/** Arrow keys open a menu and wrap around its links, here two. */
const arrows = [
  ["ArrowDown", "Free Lessons"],
  ["ArrowDown", "Blog"],
  ["ArrowDown", "Free Lessons"],
  ["End", "Blog"],
] as const;

test("all links fit on one line at 1280 px, with the four social networks and the Login, and the search from 1264 px", async ({
  shop,
}) => {
  await shop.page.setViewportSize({ width: 1264, height: 640 });
  await shop.open("/");
  const banner = shop.page.getByRole("banner");
  expect((await banner.getByRole("link", { name: "Login" }).boundingBox())?.y).toBe(
    (await banner.getByRole("link", { name: "Search" }).boundingBox())?.y,
  );

  await shop.page.setViewportSize({ width: 1280, height: 900 });
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

test.describe("the menus on a wide screen", () => {
  test.use({ viewport: { width: 1280, height: 900 } });

  test("are opened, browsed, closed and followed by keyboard", async ({ shop, page }) => {
    const keyboard = new Keyboard(page);
    const link = (name: string) => main(page).getByRole("link", { name, exact: true });
    const courses = menuButton(page, "Courses");
    const pricing = link("Classroom Pricing");
    await shop.open("/courses");

    await keyboard.tabTo(courses);
    for (const key of ["Enter", "Space"]) {
      await keyboard.press(key);
      await expect(link("All courses")).toBeVisible();
      await keyboard.press("Tab");
      await expect(link("All courses")).toBeFocused();
      await keyboard.press("Escape");
      await expect(link("All courses")).toBeHidden();
      await expect(courses).toBeFocused();
    }
    await menuButton(page, "About").focus();
    await keyboard.press("ArrowUp");
    await expect(pricing).toBeFocused();
    await keyboard.expectVisibleFocus();
    await keyboard.press("Tab");
    await expect(pricing).toBeHidden();
    await menuButton(page, "About").focus();
    await keyboard.press("Enter");
    await expect(pricing).toBeVisible();
    await keyboard.press("Shift+Tab");
    await expect(pricing).toBeHidden();
    await expect(menuButton(page, "Resources")).toBeFocused();
    for (const [key, name] of arrows) {
      await keyboard.press(key);
      await expect(link(name)).toBeFocused();
    }
    await courses.focus();
    await keyboard.press("Enter");
    await keyboard.tabTo(link("Complete bundle"));
    await keyboard.press("Enter");

    await expect(shop.title).toHaveText("Complete Course Bundle");
    await expect(link("All courses")).toBeHidden();
  });

  test("open below their button, and close on a click outside, when another one opens, and after a link", async ({
    shop,
    page,
  }) => {
    const button = menuButton(page, "Courses");
    const blog = main(page).getByRole("link", { name: "Blog" });
    const kids = main(page).getByRole("link", { name: "Kids courses" });
    await shop.open("/courses");

    await menuButton(page, "Resources").click();
    await expect(blog).toBeVisible();
    await button.click();
    await expect(kids).toBeVisible();
    await expect(blog).toBeHidden();
    const above = await button.boundingBox();
    const below = await main(page).getByRole("link", { name: "All courses" }).boundingBox();
    expect(below?.y).toBeGreaterThan((above?.y ?? 0) + (above?.height ?? 0));
    expect(Math.round(below?.x ?? 0)).toBe(Math.round(above?.x ?? 0) + 1);
    expect(await findViolations(page, "header")).toEqual([]);
    await page.mouse.click(640, 880);
    await expect(kids).toBeHidden();
    await button.click();
    await kids.click();

    await expect(page).toHaveURL(/\/courses#Kids$/);
    await expect(kids).toBeHidden();
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
