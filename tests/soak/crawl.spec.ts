import { expect, test } from "../support/pages/pages-test.ts";

test.use({ maxPerRoute: Infinity });

test("every page of the sitemap is there, and every link leads somewhere", ({ site }) => {
  const paths = new Set(site.pages.map(({ path }) => path));
  const missing = site.sitemap.filter(({ address }) => !paths.has(new URL(address).pathname));

  expect(missing).toEqual([]);
  expect(site.deadLinks).toEqual([]);
});
