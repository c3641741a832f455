import { findOverflow } from "../support/find-overflow.ts";
import { expect, test } from "../support/shop-test.ts";

/** One page of each kind. */
const paths = [
  "/",
  "/courses",
  "/courses/level-1a-online-asl-course",
  "/courses/kids-asl-course-level-1b",
  "/courses/complete-course-bundle",
  "/gifts",
  "/gifts/gift-code",
  "/books",
  "/books/only/kids",
  "/books/getting-started-with-asl",
  "/books/eyebrows-up",
  "/blog",
  "/blog/asl-is-not-english-on-the-hands",
  "/blog/tags/grammar",
  "/frequently-asked-questions",
  "/about-us",
  "/contact-us",
  "/requests/classroom-pricing",
  "/requests/refund",
  "/legal/privacy-policy",
  "/affiliate-program",
  "/mobile-app",
  "/free-lessons/asl-level-1",
  "/free-lessons/asl-level-1/say-hello-and-thank-you",
  "/asl/dictionary",
  "/asl/dictionary/thank-you",
  "/search?q=name",
  "/cart",
  "/no-such-page",
];

for (const path of paths) {
  test(`${path} never scrolls sideways on the smallest screen and with text of twice the size`, async ({
    shop,
    watch,
  }) => {
    watch.allow(/status of 404 .*no-such-page/);
    await shop.page.emulateMedia({ reducedMotion: "reduce" });
    await shop.open(path);

    expect(await findOverflow(shop.page, { width: 320, text: 16 })).toEqual([]);
    expect(await findOverflow(shop.page, { width: 640, text: 32 })).toEqual([]);
    expect(await findOverflow(shop.page, { width: 320, text: 32 })).toEqual([]);
  });
}

test.describe("the menu of a small phone", () => {
  test.use({ viewport: { width: 360, height: 640 } });

  test("shows all it has without scrolling, in rows that a thumb can hit", async ({ shop }) => {
    await shop.page.emulateMedia({ reducedMotion: "reduce" });
    await shop.open("/");
    await shop.page.getByRole("button", { name: "Menu" }).click();
    const menu = shop.page.getByRole("dialog", { name: "Menu" });

    await expect(menu.getByRole("link", { name: "Course Login" })).toBeInViewport({ ratio: 1 });
    await expect(menu.getByRole("link", { name: "TikTok" })).toBeInViewport({ ratio: 1 });
    expect(await menu.evaluate((dialog) => dialog.scrollHeight - dialog.clientHeight)).toBe(0);
    const heights = await menu
      .locator("a:visible, summary, button, select")
      .evaluateAll((targets) => targets.map((target) => target.getBoundingClientRect().height));
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  });

  test("opens one of its groups at a time and keeps its Close in sight", async ({ shop }) => {
    await shop.page.emulateMedia({ reducedMotion: "reduce" });
    await shop.open("/");
    await shop.page.getByRole("button", { name: "Menu" }).click();
    const menu = shop.page.getByRole("dialog", { name: "Menu" });

    await menu.locator("summary", { hasText: "About" }).click();
    await expect(menu.getByRole("link", { name: "Support" })).toBeVisible();
    await menu.locator("summary", { hasText: "Courses" }).click();
    await expect(menu.getByRole("link", { name: "Support" })).toBeHidden();
    await menu.getByRole("link", { name: "TikTok" }).scrollIntoViewIfNeeded();

    await expect(menu.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  });
});
