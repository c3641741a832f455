import type { Page } from "@playwright/test";
import { expectGoodPage } from "../support/pages/expect-good-page.ts";
import { readPage } from "../support/pages/inspect-page.ts";
import { expect, test } from "../support/pages/pages-test.ts";
import { takeScreenshot } from "../support/pages/take-screenshot.ts";
import { whereItDraws } from "../support/pages/where-it-draws.ts";
import { sitePages, widePages } from "./site-pages.ts";

// After an intended change, run with `--update-snapshots` and look at the new screenshots before committing them. Another
// machine's Chromium may differ in one pixel of a hundred, but never in the length of a page. `npm run soak` covers every page, on
// wide screens and at the width between, too.
const wide = { width: 1280, height: 900 };

for (const [name, path] of Object.entries(sitePages)) {
  test(`${path} doesn't shift, fits every screen, is accessible and matches its screenshots`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404 .*no-such-page/);

    await expectGoodPage(page, name, path);
  });
}

for (const name of widePages) {
  test(`${sitePages[name]} matches its screenshot on a wide screen`, async ({ page }) => {
    await expectWideScreenshot(page, name, sitePages[name]);
  });
}

test("a cart with a course and a book fits every screen, is accessible and matches its screenshots", async ({
  shop,
  page,
}) => {
  await shop.putInCart("/courses/level-1a-online-asl-course", "/books/getting-started-with-asl");

  await expectGoodPage(page, "cart", "/cart");
  await expectWideScreenshot(page, "cart", "/cart");
});

async function expectWideScreenshot(page: Page, name: string, path: string): Promise<void> {
  await page.setViewportSize(wide);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await whereItDraws(page, async (shown) => {
    expect.soft(await readPage(shown, { path, country: "US" })).toEqual([]);
    expect.soft(await takeScreenshot(shown)).toMatchSnapshot(`${name}-${wide.width}.webp`);
  });
}
