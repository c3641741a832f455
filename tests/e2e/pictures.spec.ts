import { expect, test } from "../support/shop-test.ts";
import { readSiteRoutes } from "../support/sweep/site-routes.ts";
import { takePicture } from "../support/take-picture.ts";

// A page that is meant to look otherwise gets new pictures from `node node_modules/@playwright/test/cli.js test pictures
// --update-snapshots` in tests/, to be looked at before they are committed. Another machine's Chromium may draw one pixel
// in a hundred otherwise; a page of another length is never the same.
const widths = [360, 768, 1280];

const pages = {
  home: "/",
  courses: "/courses",
  course: "/courses/level-1b-online-asl-course",
  "kids-course": "/courses/kids-asl-course-level-1b",
  "course-bundle": "/courses/complete-course-bundle",
  gifts: "/gifts",
  "gift-code": "/gifts/gift-code",
  books: "/books",
  "chosen-books": "/books/only/kids/recommended",
  workbook: "/books/getting-started-with-asl",
  "sold-out-workbook": "/books/refining-your-asl-skills",
  "recommended-book": "/books/look-it-up-by-hand",
  blog: "/blog",
  post: "/blog/five-parts-of-a-sign",
  "blog-subject": "/blog/tags/grammar",
  dictionary: "/asl/dictionary",
  "signs-of-a-letter": "/asl/dictionary/letters/w",
  "signs-of-a-category": "/asl/dictionary/categories/family",
  sign: "/asl/dictionary/want",
  lessons: "/free-lessons/asl-level-1",
  lesson: "/free-lessons/asl-level-1/ask-yes-or-no",
  questions: "/frequently-asked-questions",
  about: "/about-us",
  contact: "/contact-us",
  "classroom-pricing": "/requests/classroom-pricing",
  refund: "/requests/refund",
  terms: "/legal/terms",
  affiliate: "/affiliate-program",
  "mobile-app": "/mobile-app",
  search: "/search?q=family",
  "empty-search": "/search?q=submarine",
  "empty-cart": "/cart",
  "not-found": "/no-such-page",
};

// A picture and what differs from it say all; a trace of so many long pages costs minutes.
test.use({ contextOptions: { reducedMotion: "reduce" }, colorScheme: "light", trace: "off" });

for (const width of widths) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } });

    for (const [name, path] of Object.entries(pages)) {
      test(`${path} looks as it did`, async ({ shop, watch }) => {
        watch.allow(/status of 404 .*no-such-page/);
        await shop.open(path);

        expect(await takePicture(shop.page)).toMatchSnapshot(`${name}-${width}.webp`);
      });
    }

    test("a cart with a course and a book looks as it did", async ({ shop }) => {
      await shop.open("/courses/level-1a-online-asl-course");
      await shop.addCourse();
      await shop.open("/books/getting-started-with-asl");
      await shop.addCourse();

      expect(await takePicture(shop.page)).toMatchSnapshot(`cart-${width}.webp`);
    });
  });
}

test("every route has its picture", () => {
  const paths = Object.values(pages);
  const missing = readSiteRoutes().filter(
    ({ matches }) => !paths.some((path) => matches(path.replace(/\?.*/, ""))),
  );

  // The styleguide is for developers.
  expect(missing.map(({ name }) => name)).toEqual(["/styleguide"]);
});
