import type { APIRequestContext } from "@playwright/test";
import { readHead, readSitemapEntries } from "../support/read-head.ts";
import { expect, test } from "../support/shop-test.ts";

test("a page that doesn't exist has no share image", async ({ request }) => {
  const answers = await Promise.all(
    ["/courses/none", "/books/none", "/blog/none", "/asl/dictionary/none"].map(async (path) =>
      (await request.get(`${path}/share.png`)).status(),
    ),
  );

  expect(answers).toEqual([404, 404, 404, 404]);
});

test("the sitemap lists the dictionary and its signs, but not the cart or the search", async ({
  request,
}) => {
  const entries = readSitemapEntries(await (await request.get("/sitemap.xml")).text());
  const paths = entries.map(({ address }) => new URL(address).pathname);

  expect(paths.filter((path) => /^\/(cart|search|studio|api|preview)/.test(path))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/asl/dictionary",
      "/asl/dictionary/categories/family",
      "/asl/dictionary/thank-you",
    ]),
  );
});

test("a newly published page is in the sitemap and has a share image", async ({ request, course }) => {
  await expect.poll(async () => (await request.get("/sitemap.xml")).text()).toContain(`${course.path}</loc>`);

  expect(await readKind(request, `${course.path}/share.png`)).toContain("200 image/png");
});

test("the cart has its own title and isn't indexed", async ({ request }) => {
  expect(await readHead(request, "/cart")).toMatchObject({
    title: "Your cart · Handshape",
    robots: expect.stringContaining("noindex"),
  });
});

test("robots.txt lists what crawlers can't fetch and where the sitemap is", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();

  // It's generated when the site is built, with that build's address.
  expect(text).toMatch(/^Sitemap: http:\/\/localhost:\d+\/sitemap\.xml$/m);
  expect(text.match(/^Disallow: .*/gm)).toEqual([
    "Disallow: /api/",
    "Disallow: /cart",
    "Disallow: /studio",
    "Disallow: /preview/",
  ]);
});

test("the web app manifest has the shop's name and icons", async ({ request }) => {
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  const icons: { src: string }[] = manifest.icons;

  const kinds = await Promise.all(
    [...icons.map(({ src }) => src), "/favicon.ico", "/apple-icon.png", "/icon.svg"].map((address) =>
      readKind(request, address),
    ),
  );

  expect(manifest).toMatchObject({ short_name: "Handshape", start_url: "/", theme_color: "#fbf7f0" });
  expect(kinds.filter((kind) => !kind.startsWith("200 image/"))).toEqual([]);
});

/** A response's status and content type. */
async function readKind(request: APIRequestContext, address: string | null): Promise<string> {
  if (address === null) return "no address";
  const response = await request.get(address);
  return `${response.status()} ${response.headers()["content-type"]} ${address}`;
}
