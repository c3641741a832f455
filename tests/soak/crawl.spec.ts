import { expect, test } from "../support/pages/pages-test.ts";

test.use({ maxPerRoute: Infinity });

test("every page in the sitemap exists, and no link is dead", ({ site }) => {
  const paths = new Set(site.pages.map(({ path }) => path));
  const missing = site.sitemap.filter(({ address }) => !paths.has(new URL(address).pathname));

  expect(missing).toEqual([]);
  expect(site.deadLinks).toEqual([]);
});
