import type { APIRequestContext } from "@playwright/test";
import { type Head, readHead, readSitemapEntries } from "../support/read-head.ts";
import { expect, test } from "../support/shop-test.ts";
import { testStack } from "../support/test-stack.ts";

test.describe.configure({ mode: "serial" });

let heads: Head[];

test("every page of the sitemap is there, under its own address, and may be found", async ({ request }) => {
  test.setTimeout(240_000);
  const entries = readSitemapEntries(await (await request.get("/sitemap.xml")).text());

  heads = await readHeads(
    request,
    entries.map(({ address }) => address),
  );

  expect(heads.length).toBeGreaterThan(180);
  expect(entries.filter(({ lastModified }) => lastModified === undefined)).toEqual([]);
  expect(heads.filter(({ status }) => status !== 200)).toEqual([]);
  expect(heads.filter(({ robots }) => robots !== null)).toEqual([]);
  expect(heads.map(({ canonical }) => canonical?.replace(/\/$/, ""))).toEqual(
    entries.map(({ address }) => address.replace(/\/$/, "")),
  );
});

test("every page has a title and a description of its own", () => {
  expect(findRepeated(heads.map(({ title }) => title))).toEqual([]);
  expect(findRepeated(heads.map(({ description }) => description))).toEqual([]);
});

test("every page shares a picture that is there", async ({ request }) => {
  test.setTimeout(240_000);

  const kinds = await Promise.all(
    [...new Set(heads.map(({ shareImage }) => shareImage))].map((address) => readKind(request, address)),
  );

  expect(kinds.filter((kind) => !kind.startsWith("200 image/"))).toEqual([]);
});

test("every page tells machines the way to it, and each kind what it is", () => {
  const told = new Map(heads.map(({ path, things }) => [path, things]));

  expect([...told.values()]).not.toContain(null);
  expect(told.get("/")).toEqual(expect.arrayContaining(["Organization", "WebSite"]));
  expect(told.get("/courses")).toEqual(expect.arrayContaining(["BreadcrumbList", "ItemList"]));
  expect(told.get("/courses/level-1a-online-asl-course")).toEqual([
    "Course",
    "VideoObject",
    "BreadcrumbList",
  ]);
  expect(told.get("/books/getting-started-with-asl")).toEqual(["Product", "Book", "BreadcrumbList"]);
  expect(told.get("/books/eyebrows-up")).toEqual(["Book", "BreadcrumbList"]);
  expect(told.get("/blog/deaf-with-a-capital-d")).toEqual(["BlogPosting", "BreadcrumbList"]);
  expect(told.get("/frequently-asked-questions")).toEqual(["FAQPage", "BreadcrumbList"]);
  expect(told.get("/asl/dictionary")).toEqual(["DefinedTermSet", "BreadcrumbList"]);
  expect(told.get("/asl/dictionary/thank-you")).toEqual(["DefinedTerm", "BreadcrumbList"]);
  expect(told.get("/legal/terms")).toEqual(["BreadcrumbList"]);
});

test("courses, books and posts share a picture drawn for them", () => {
  const shared = new Map(heads.map(({ path, shareImage }) => [path, shareImage]));

  expect(shared.get("/courses/complete-course-bundle")).toMatch(
    /\/courses\/complete-course-bundle\/share\.png$/,
  );
  expect(shared.get("/books/eyebrows-up")).toMatch(/\/books\/eyebrows-up\/share\.png$/);
  expect(shared.get("/blog/fifteen-minutes-a-day")).toMatch(/\/blog\/fifteen-minutes-a-day\/share\.png$/);
});

test("nothing is drawn for what is not there", async ({ request }) => {
  const answers = await Promise.all(
    ["/courses/none", "/books/none", "/blog/none", "/asl/dictionary/none"].map(async (path) =>
      (await request.get(`${path}/share.png`)).status(),
    ),
  );

  expect(answers).toEqual([404, 404, 404, 404]);
});

test("the dictionary is in the sitemap with its signs; neither the cart nor the search is", () => {
  const paths = heads.map(({ path }) => path);

  expect(paths.filter((path) => /^\/(cart|search|studio|api|preview)/.test(path))).toEqual([]);
  expect(paths).toEqual(
    expect.arrayContaining([
      "/asl/dictionary",
      "/asl/dictionary/categories/family",
      "/asl/dictionary/thank-you",
    ]),
  );
});

test("a page that is published is in the sitemap within two seconds, and is drawn for those who share it", async ({
  request,
  course,
}) => {
  await expect
    .poll(async () => (await request.get("/sitemap.xml")).text(), { timeout: 2000 })
    .toContain(`${course.path}</loc>`);

  expect(await readKind(request, `${course.path}/share.png`)).toContain("200 image/png");
});

test("the cart has a title of its own and is not for search engines", async ({ request }) => {
  expect(await readHead(request, "/cart")).toMatchObject({
    title: "Your cart · Handshape",
    robots: expect.stringContaining("noindex"),
  });
});

test("robots are told what is not theirs and where the sitemap is", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();

  expect(text).toContain(`Sitemap: ${testStack.siteUrl}/sitemap.xml`);
  expect(text.match(/^Disallow: .*/gm)).toEqual([
    "Disallow: /api/",
    "Disallow: /cart",
    "Disallow: /studio",
    "Disallow: /preview/",
  ]);
});

test("a phone can keep the shop with its name and its icons", async ({ request }) => {
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

async function readHeads(request: APIRequestContext, addresses: readonly string[]): Promise<Head[]> {
  const read: Head[] = [];
  for (const address of addresses) read.push(await readHead(request, address));
  return read;
}

/** The status and the type of an answer. */
async function readKind(request: APIRequestContext, address: string | null): Promise<string> {
  if (address === null) return "no address";
  const response = await request.get(address);
  return `${response.status()} ${response.headers()["content-type"]} ${address}`;
}

const findRepeated = (values: readonly (string | null)[]) =>
  values.filter((value, index) => value === null || values.indexOf(value) !== index);
