import { allPages, similarPages } from "../pages/site-pages.ts";
import { findViolations } from "../support/find-violations.ts";
import { expectGoodPage } from "../support/pages/expect-good-page.ts";
import { inspectPage } from "../support/pages/inspect-page.ts";
import { takeScreenshot } from "../support/pages/take-screenshot.ts";
import { whereItDraws } from "../support/pages/where-it-draws.ts";
import { expect, test } from "../support/shop-test.ts";

// The widest first, as in `pages`: a browser that has a larger image already doesn't choose the smaller one, and their heights
// differ by half a pixel.
test.use({ viewport: { width: 1280, height: 900 }, colorScheme: "light" });

for (const [name, path] of Object.entries(allPages)) {
  test(`${path} doesn't shift, is accessible and matches its screenshots at 768 and 1280 px`, async ({
    page,
    watch,
  }) => {
    watch.allow(/status of 404 .*no-such-page/);

    await whereItDraws(page, async (shown) => {
      await shown.goto(path, { waitUntil: "load" });
      for (const width of [1280, 768]) {
        await shown.setViewportSize({ width, height: 900 });
        expect(await inspectPage(shown, { path, country: "US" }), `at ${width} px`).toEqual([]);
        expect(await findViolations(shown), `at ${width} px`).toEqual([]);
        expect(await takeScreenshot(shown)).toMatchSnapshot(`${name}-${width}.webp`);
      }
    });
  });
}

for (const [name, path] of Object.entries(similarPages)) {
  test(`${path} doesn't shift, fits every screen, is accessible and matches its screenshot on a phone`, async ({
    page,
  }) => {
    await expectGoodPage(page, name, path);
  });
}
