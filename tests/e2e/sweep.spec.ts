import { findViolations } from "../support/find-violations.ts";
import { expect, test } from "../support/shop-test.ts";

const routes = [
  "/",
  "/courses",
  "/courses/level-1a-online-asl-course",
  "/courses/kids-asl-course-level-1a",
  "/courses/complete-course-bundle",
  "/cart",
  "/no-such-page",
];
const widths = [360, 768, 1280];

for (const route of routes) {
  for (const width of widths) {
    test(`${route} at ${width} px is quiet, accessible and never scrolls sideways`, async ({
      shop,
      watch,
    }) => {
      watch.allow(/status of 404 .*no-such-page/);
      await shop.page.setViewportSize({ width, height: 900 });
      await shop.page.emulateMedia({ reducedMotion: "reduce" });

      await shop.open(route);

      await expect(shop.title).toHaveCount(1);
      expect(await findViolations(shop.page)).toEqual([]);
      const overflow = await shop.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
