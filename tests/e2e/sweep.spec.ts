import { AxeBuilder } from "@axe-core/playwright";
import { expect, test } from "../support/shop-test.ts";

const routes = [
  "/",
  "/courses",
  "/courses/level-1a-online-asl-course",
  "/courses/kids-asl-course-level-1a",
  "/courses/complete-course-bundle",
];
const widths = [360, 768, 1280];

for (const route of routes) {
  for (const width of widths) {
    test(`${route} at ${width} px is quiet, accessible and never scrolls sideways`, async ({ shop }) => {
      await shop.page.setViewportSize({ width, height: 900 });
      await shop.page.emulateMedia({ reducedMotion: "reduce" });

      await shop.open(route);

      await expect(shop.title).toHaveCount(1);
      const { violations } = await new AxeBuilder({ page: shop.page })
        .withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
        .analyze();
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ target }) => target)])).toEqual([]);
      const overflow = await shop.page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect(overflow).toBeLessThanOrEqual(0);
    });
  }
}
