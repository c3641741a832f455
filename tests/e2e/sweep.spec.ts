import { choosePages } from "../support/sweep/choose-pages.ts";
import { inspectPages } from "../support/sweep/inspect-page.ts";
import { readSiteRoutes } from "../support/sweep/site-routes.ts";
import { expect, test } from "../support/sweep/sweep-test.ts";

const routes = readSiteRoutes();

test("every link leads to something that is there, and to a place on it where it names one", ({ site }) => {
  expect(site.deadLinks).toEqual([]);
});

test("every route has a page that visitors find", ({ site }) => {
  const empty = routes.filter(({ matches }) => !site.pages.some(({ path }) => matches(path)));

  // The styleguide is for developers.
  expect(empty.map(({ name }) => name)).toEqual(["/styleguide"]);
});

test("every page has a title and a description of its own", ({ site }) => {
  expect(findShared(site.pages, ({ title }) => title)).toEqual([]);
  expect(findShared(site.pages, ({ description }) => description)).toEqual([]);
});

test("every page names its main address, unless it is not to be found by search", ({ site }) => {
  const unnamed = site.pages.filter(({ canonical, robots }) => !canonical && !robots?.includes("noindex"));

  expect(unnamed.map(({ path }) => path)).toEqual([]);
});

test("every page has one main heading, the landmarks of a page, and a text for each picture", ({ site }) => {
  const plans = site.pages.map(({ path, mainHeadings, landmarks, unnamedPictures }) => ({
    path,
    mainHeadings,
    landmarks,
    unnamedPictures,
  }));

  expect(plans).toEqual(
    site.pages.map(({ path }) => ({
      path,
      mainHeadings: 1,
      landmarks: { banner: 1, main: 1, contentinfo: 1 },
      unnamedPictures: [],
    })),
  );
});

test("pages of every kind are quiet, stand still, fit each screen, and break no rule, in both currencies", async ({
  site,
  page,
  watch,
}) => {
  test.setTimeout(480_000);
  watch.allow(/status of 404 .*no-such-page/);
  const kinds = choosePages(site.pages, routes).map(({ path }) => path);
  const answers = ["/search?q=hello", "/search?q=submarine", "/no-such-page"];

  expect(await inspectPages(page, [...kinds, ...answers])).toEqual([]);
});

test("a cart with something in it fits each screen and breaks no rule, in both currencies", async ({
  shop,
}) => {
  await shop.open("/courses/level-1a-online-asl-course");
  await shop.addCourse();

  expect(await inspectPages(shop.page, ["/cart"])).toEqual([]);
});

/** What several pages say, or none of them, with their addresses. */
function findShared<Page extends { path: string }>(
  pages: readonly Page[],
  read: (page: Page) => string | null,
) {
  const groups = [...Map.groupBy(pages, read)];
  return groups
    .filter(([said, group]) => !said || group.length > 1)
    .map(([said, group]) => ({ said, paths: group.map(({ path }) => path) }));
}
