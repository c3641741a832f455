import { expect, test } from "../support/pages/pages-test.ts";
import { readSiteRoutes } from "../support/pages/site-routes.ts";
import { allPages } from "./site-pages.ts";

// One worker crawls the site for all of these tests.
test.describe.configure({ mode: "default" });

/**
 * The styleguide is for developers. Nothing links to the pages of orders, which `flows/wallet` and `flows/orders` inspect, and only a
 * form's answers lead to a score to share.
 */
const unlinked = new Set([
  "/styleguide",
  "/wallet/purchases/[id]",
  "/orders/[token]",
  "/quizzes/[slug]/results/[score]",
]);
const routes = readSiteRoutes().filter(({ name }) => !unlinked.has(name));
const inspected = Object.values(allPages).map((path) => path.replace(/\?.*/, ""));

test("every link leads to a page that exists, and to an anchor that exists if it has one", ({ site }) => {
  expect(site.deadLinks).toEqual([]);
});

test("every route has a page that visitors can reach and one that's inspected", ({ site }) => {
  const paths = site.pages.map(({ path }) => path);
  const without = (found: readonly string[]) =>
    routes.filter(({ matches }) => !found.some(matches)).map(({ name }) => name);

  expect(without(paths)).toEqual([]);
  expect(without(inspected)).toEqual([]);
});

test("every component on any page is also on an inspected page", ({ site }) => {
  const seen = new Set(
    site.pages.filter(({ path }) => inspected.some((one) => one === path)).flatMap(({ parts }) => parts),
  );
  const unseen = site.pages.flatMap(({ path, parts }) =>
    parts.filter((part) => !seen.has(part)).map((part) => [part, path] as const),
  );

  expect(Object.fromEntries(unseen)).toEqual({});
});

test("every page has its own title and description", ({ site }) => {
  expect(findShared(site.pages, ({ title }) => title)).toEqual([]);
  expect(findShared(site.pages, ({ description }) => description)).toEqual([]);
});

test("every page in the sitemap is its own canonical URL and can be indexed", ({ site }) => {
  const listed = new Set(site.sitemap.map(({ address }) => toPath(address)));
  const pages = site.pages.filter(({ path }) => listed.has(path));

  expect(site.sitemap.length).toBeGreaterThan(180);
  expect(pages.length).toBeGreaterThan(70);
  expect(site.sitemap.filter(({ lastModified }) => lastModified === undefined)).toEqual([]);
  expect(pages.filter(({ robots }) => robots !== null).map(({ path }) => path)).toEqual([]);
  expect(pages.filter(({ path, canonical }) => toPath(canonical ?? "") !== path)).toEqual([]);
});

test("every page has a canonical URL unless it's marked noindex", ({ site }) => {
  const without = site.pages.filter(({ canonical, robots }) => !canonical && !robots?.includes("noindex"));

  expect(without.map(({ path }) => path)).toEqual([]);
});

test("every kind of page has a share image that exists, and a course, a book and a post have their own", async ({
  site,
  request,
}) => {
  const own = [
    "/courses/level-1a-online-asl-course",
    "/books/look-it-up-by-hand",
    "/blog/five-parts-of-a-sign",
  ];
  const withOwn = own.map((path) => site.pages.find((page) => page.path === path));
  const shown = [...withOwn, ...routes.map(({ matches }) => site.pages.find(({ path }) => matches(path)))];
  const addresses = [...new Set(shown.map((page) => page?.shareImage ?? "none"))];

  const answers = await Promise.all(
    addresses.map(async (address) => {
      const response = await request.get(address);
      return `${response.status()} ${response.headers()["content-type"]}`;
    }),
  );

  expect(withOwn.map((page) => toPath(page?.shareImage ?? ""))).toEqual(
    own.map((path) => `${path}/share.png`),
  );
  expect(site.pages.filter(({ shareImage }) => shareImage === null)).toEqual([]);
  expect(answers.filter((answer) => !answer.startsWith("200 image/"))).toEqual([]);
});

test.describe("structured data", () => {
  for (const [path, types] of [
    ["/courses/level-1a-online-asl-course", ["Course", "VideoObject", "BreadcrumbList"]],
    ["/books/getting-started-with-asl", ["Product", "Book", "BreadcrumbList"]],
    ["/books/building-on-the-basics-of-asl", ["ProductGroup", "Book", "BreadcrumbList"]],
    ["/books/look-it-up-by-hand", ["Book", "BreadcrumbList"]],
    ["/blog/deaf-with-a-capital-d", ["BlogPosting", "BreadcrumbList"]],
    ["/frequently-asked-questions", ["FAQPage", "BreadcrumbList"]],
    ["/asl/dictionary", ["DefinedTermSet", "BreadcrumbList"]],
    ["/asl/dictionary/want", ["DefinedTerm", "VideoObject", "VideoObject", "BreadcrumbList"]],
    ["/legal/terms", ["BreadcrumbList"]],
  ] as const) {
    test(`${path} is marked up as ${types.join(", ")}`, ({ site }) => {
      expect(site.pages.find((page) => page.path === path)?.schemaTypes).toEqual(types);
    });
  }

  test("the home page is marked up as an organization and a website, and its lists as lists", ({ site }) => {
    const typesOf = (path: string) => site.pages.find((page) => page.path === path)?.schemaTypes;

    expect(typesOf("/")).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
    expect(typesOf("/courses")).toEqual(expect.arrayContaining(["BreadcrumbList", "ItemList"]));
    expect(site.pages.filter(({ schemaTypes }) => schemaTypes === null)).toEqual([]);
  });
});

test("every page has one main heading, the landmarks of a page and alt text for every image", ({ site }) => {
  const outlines = site.pages.map(({ path, mainHeadings, landmarks, unnamedPictures }) => ({
    path,
    mainHeadings,
    landmarks,
    unnamedPictures,
  }));

  expect(outlines).toEqual(
    site.pages.map(({ path }) => ({
      path,
      mainHeadings: 1,
      landmarks: { banner: 1, main: 1, contentinfo: 1 },
      unnamedPictures: [],
    })),
  );
});

const toPath = (address: string) => new URL(address, "http://localhost").pathname;

/** Values that several pages share or that a page is missing, with the pages. */
function findShared<Page extends { path: string }>(
  pages: readonly Page[],
  read: (page: Page) => string | null,
) {
  const groups = [...Map.groupBy(pages, read)];
  return groups
    .filter(([value, group]) => !value || group.length > 1)
    .map(([value, group]) => ({ value, paths: group.map(({ path }) => path) }));
}
