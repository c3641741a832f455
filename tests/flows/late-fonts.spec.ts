import { measureLayoutShift } from "../support/pages/measure-layout-shift.ts";
import { expect, test } from "../support/shop-test.ts";

test.use({ viewport: { width: 360, height: 740 } });

test("on a phone, a page stays where it is when its typefaces come late", async ({ page }) => {
  const shown = Promise.withResolvers<void>();
  await page.route("**/*.woff2", async (route) => {
    await shown.promise;
    await route.continue();
  });
  await page.goto("/", { waitUntil: "domcontentloaded" });
  await expect
    .poll(() => page.evaluate(() => performance.getEntriesByName("first-contentful-paint").length))
    .toBe(1);

  shown.resolve();
  await page.evaluate(async () => {
    await document.fonts.ready;
  });

  expect((await measureLayoutShift(page)).sum).toBeLessThan(0.1);
});
