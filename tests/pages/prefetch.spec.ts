import type { Page } from "@playwright/test";
import { givePreviewLink } from "../support/preview-link.ts";
import { expect, test } from "../support/pages/pages-test.ts";

const footerLink = (page: Page, name: string) =>
  page.getByRole("contentinfo").getByRole("link", { name, exact: true });

/** The pages that were prefetched, without duplicates. */
function watchPrefetches(page: Page) {
  const paths = new Set<string>();
  page.on("request", (request) => {
    if ("next-router-prefetch" in request.headers()) paths.add(new URL(request.url()).pathname);
  });
  return () => [...paths];
}

test("a page is prefetched only when its link is hovered or focused", async ({ shop }) => {
  const { page } = shop;
  const prefetched = watchPrefetches(page);
  await shop.open("/courses");

  await footerLink(page, "Blog").hover();
  await expect.poll(prefetched).toEqual(["/blog"]);
  await footerLink(page, "About").focus();

  await expect.poll(prefetched).toEqual(["/blog", "/about-us"]);
});

test("a prefetched page's pictures aren't loaded until it's opened", async ({ shop }) => {
  const { page } = shop;
  const prefetched = watchPrefetches(page);
  await shop.open("/legal/terms");
  const pictures: string[] = [];
  page.on("request", (request) => {
    if (request.resourceType() === "image") pictures.push(request.url());
  });

  await footerLink(page, "About").hover();
  await expect.poll(prefetched).toEqual(["/about-us"]);
  await footerLink(page, "Blog").hover();
  await expect.poll(prefetched).toEqual(["/about-us", "/blog"]);
  expect(pictures).toEqual([]);

  await footerLink(page, "About").click();
  await expect(page).toHaveURL("/about-us");
  await expect.poll(() => pictures.length).toBeGreaterThan(0);
});

test("preview mode doesn't prefetch pages", async ({ shop, lake }) => {
  const link = await givePreviewLink(lake, { path: "/courses" });
  const { page } = shop;
  const prefetched = watchPrefetches(page);
  await page.goto(link.path);

  await footerLink(page, "Blog").focus();
  await footerLink(page, "Blog").click();
  await expect(page).toHaveURL("/blog");
  await expect(shop.previewToolbar).toBeVisible();

  expect(prefetched()).toEqual([]);
});
