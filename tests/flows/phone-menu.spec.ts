import { expect, test } from "../support/shop-test.ts";

test.use({ viewport: { width: 360, height: 640 } });

test("the phone menu fits without scrolling, has rows tall enough for a thumb, and opens one group at a time", async ({
  shop,
}) => {
  const warnings: string[] = [];
  shop.page.on("console", (message) => warnings.push(message.text()));
  await shop.open("/");
  await shop.page.getByRole("button", { name: "Menu" }).click();
  const menu = shop.page.getByRole("dialog", { name: "Menu" });

  await expect(menu.getByRole("link", { name: "Course Login" })).toBeInViewport({ ratio: 1 });
  await expect(menu.getByRole("link", { name: "TikTok" })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
  const heights = await menu
    .locator("a:visible, summary:visible, button:visible, select:visible")
    .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
  expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);

  await menu.locator("summary", { hasText: "About" }).click();
  await expect(menu.getByRole("link", { name: "Support" })).toBeVisible();
  await menu.locator("summary", { hasText: "Courses" }).click();
  await expect(menu.getByRole("link", { name: "Support" })).toBeHidden();
  await menu.getByRole("link", { name: "TikTok" }).scrollIntoViewIfNeeded();
  await expect(menu.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });

  await menu.getByRole("button", { name: "Close" }).click();
  await expect(menu).toBeHidden();
  // The browser warns when a dialog is opened or closed twice.
  expect(warnings.filter((text) => text.includes("Dialog"))).toEqual([]);
});

test("the phone menu fits the smallest phone with text at 200% and spaced as WCAG 1.4.12 allows", async ({
  shop,
}) => {
  const { page } = shop;
  await page.setViewportSize({ width: 320, height: 640 });
  await shop.open("/");
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
    document.body.style.cssText = "line-height: 1.5; letter-spacing: 0.12em; word-spacing: 0.16em";
  });
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("dialog", { name: "Menu" });

  await expect(menu.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  expect(await menu.evaluate((dialog) => dialog.scrollWidth - dialog.clientWidth)).toBe(0);
});
