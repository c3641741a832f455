import { findOverflowOnScreens, inspectPage } from "../support/pages/inspect-page.ts";
import { takePicture } from "../support/pages/take-picture.ts";
import { expect, test } from "../support/shop-test.ts";
import { sitePages } from "./site-pages.ts";

// A page that is meant to look different gets new pictures from `--update-snapshots`, to be looked at before they are
// committed. Another machine's Chromium may draw one pixel in a hundred differently; a page of another length never passes.
// The width between these two is checked by `npm run soak`.
const visits = [
  { width: 1280, country: "US" },
  { width: 360, country: "CA" },
] as const;

for (const { width, country } of visits) {
  test.describe(`at ${width} px, for ${country}`, () => {
    test.use({ viewport: { width, height: 900 }, colorScheme: "light" });

    for (const [name, path] of Object.entries(sitePages)) {
      test(`${path} stands still, fits the screen, is accessible and looks as it did`, async ({
        page,
        watch,
      }) => {
        watch.allow(/status of 404 .*no-such-page/);

        expect(await inspectPage(page, { path, country })).toEqual([]);
        expect(await takePicture(page)).toMatchSnapshot(`${name}-${width}.webp`);
        expect(await findOverflowOnScreens(page)).toEqual([]);
      });
    }

    test("a cart with a course and a book fits the screen, is accessible and looks as it did", async ({
      shop,
      page,
    }) => {
      for (const path of ["/courses/level-1a-online-asl-course", "/books/getting-started-with-asl"]) {
        await shop.open(path);
        await shop.addCourse();
      }

      expect(await inspectPage(page, { path: "/cart", country })).toEqual([]);
      expect(await takePicture(page)).toMatchSnapshot(`cart-${width}.webp`);
      expect(await findOverflowOnScreens(page)).toEqual([]);
    });
  });
}
