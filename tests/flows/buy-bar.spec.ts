import type { Locator } from "@playwright/test";
import { newVisitor } from "../support/browser.ts";
import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const level = "/courses/level-2b-online-asl-course";
const longest = "/courses/asl-essentials-bundle-for-kids";
const laptop = { width: 1366, height: 640 };
const phone = { width: 360, height: 740 };

const boxOf = async (locator: Locator) => {
  const box = await locator.boundingBox();
  if (!box) throw new Error("The element has no box.");
  return { top: box.y, bottom: box.y + box.height };
};

test.describe("before any script runs", () => {
  test.use({ javaScriptEnabled: false });

  for (const path of [level, longest])
    test(`the price and the button of ${path} are in the first screen`, async ({ shop, page }) => {
      for (const viewport of [laptop, phone]) {
        await page.setViewportSize(viewport);
        await page.goto(path);

        await expect(shop.buying.getByText("$").first()).toBeInViewport({ ratio: 1 });
        await expect(shop.buying.getByRole("button", { name: "Add to cart" })).toBeInViewport({ ratio: 1 });
      }
    });
});

test.describe("on a phone", () => {
  test.use({ viewport: phone });

  test("a bar with the price and the button shows while neither of the page's own is in view, and makes way for the keyboard", async ({
    shop,
  }) => {
    const { page } = shop;
    await shop.open(level);
    await expect(shop.addToCart.first()).toBeInViewport();
    await expect(shop.addToCart).toHaveCount(2);

    await page.getByRole("heading", { name: "Overview" }).scrollIntoViewIfNeeded();
    await expect(shop.addToCart).toHaveCount(3);
    await expect(shop.addToCart.last()).toBeInViewport({ ratio: 1 });
    expect(await findViolations(page, "main")).toEqual([]);

    await page.getByRole("link", { name: "Read the syllabus (PDF)" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.getByRole("main").locator(":focus")).toBeInViewport({ ratio: 1 });
    await expect(shop.addToCart).toHaveCount(2);
    await page.locator(":focus").blur();
    await expect(shop.addToCart).toHaveCount(3);

    await page
      .getByRole("region", { name: "Start this course" })
      .getByRole("button")
      .scrollIntoViewIfNeeded();
    await expect(shop.addToCart).toHaveCount(2);

    await page.getByRole("contentinfo").getByText("©").scrollIntoViewIfNeeded();
    await expect(shop.addToCart).toHaveCount(2);

    // With text at 200%, the price stays whole above the button, and the bar stays low.
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    await page.getByRole("heading", { name: "Overview" }).scrollIntoViewIfNeeded();
    await expect(shop.addToCart).toHaveCount(3);
    const price = await boxOf(page.locator("#bar-price"));
    expect(price.bottom).toBeLessThanOrEqual((await boxOf(shop.addToCart.last())).top);
    expect(price.top).toBeGreaterThan((phone.height * 2) / 3);
    await shop.addToCart.last().click();
    await expect(shop.added).toContainText("Level 2B");
  });
});

test.describe("to a new visitor on a phone", () => {
  test.use({ viewport: phone, storageState: newVisitor });

  test("the question about analytics and the personalization form stay above the bar", async ({ shop }) => {
    const { page } = shop;
    await shop.open(level);
    const consent = page.getByRole("region", { name: "May we count visits to see which pages help?" });
    await page.getByRole("heading", { name: "Overview" }).scrollIntoViewIfNeeded();
    const bar = shop.addToCart.last();
    await expect(shop.addToCart).toHaveCount(3);

    expect((await boxOf(consent)).bottom).toBeLessThan((await boxOf(bar)).top);
    await consent.getByRole("button", { name: "Don’t allow" }).click();

    const personalization = page.getByRole("region", { name: "Let's personalize your learning!" });
    await expect(personalization).toBeVisible();
    await page.mouse.wheel(0, 40);
    await expect(shop.addToCart).toHaveCount(3);
    expect((await boxOf(personalization)).bottom).toBeLessThan((await boxOf(bar)).top);
  });
});
