import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type TestStorefront, startTestStorefront } from "../../support/storefront.ts";
import { variedSeed } from "../../support/varied-seed.ts";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await startTestStorefront({ seed: variedSeed });
});
afterAll(() => storefront.stop());

// 1200 by 1500 pixels.
const portrait = "/cdn/shop/files/instructors/noor-lindqvist.webp";

async function measure(address: string) {
  const response = await fetch(storefront.url + address);
  const { width, height, format } = await sharp(await response.bytes()).metadata();
  return { status: response.status, type: response.headers.get("content-type"), width, height, format };
}

test.each([
  ["?width=200", { width: 200, height: 250, format: "webp" }],
  ["?height=100", { width: 80, height: 100, format: "webp" }],
  ["?width=200&height=200", { width: 160, height: 200, format: "webp" }],
  ["?width=200&height=200&crop=top", { width: 200, height: 200, format: "webp" }],
  ["?width=2000&height=1000&crop=center", { width: 1200, height: 600, format: "webp" }],
  ["?width=5000", { width: 1200, height: 1500, format: "webp" }],
  ["?width=200&height=200&pad_color=ffffff", { width: 200, height: 200, format: "webp" }],
  ["?format=jpg", { width: 1200, height: 1500, format: "jpeg", type: "image/jpeg" }],
  ["?width=100&format=pjpg", { width: 100, height: 125, format: "jpeg", type: "image/jpeg" }],
  ["?width=100&format=png&v=7", { width: 100, height: 125, format: "png", type: "image/png" }],
  ["", { width: 1200, height: 1500, format: "webp", type: "image/webp" }],
])("an image is transformed as its URL asks: %s", async (query, expected) => {
  expect(await measure(portrait + query)).toMatchObject({ status: 200, ...expected });
});

test("a crop keeps the side it names", async () => {
  const read = async (crop: string) =>
    (await fetch(`${storefront.url}${portrait}?width=400&height=100&crop=${crop}&format=png`)).bytes();

  const [top, again, bottom] = [await read("top"), await read("top"), await read("bottom")];

  expect(Buffer.compare(top, again)).toBe(0);
  expect(Buffer.compare(top, bottom)).not.toBe(0);
});

test.each([
  ["?width=0", 400, "The image parameter width is not valid"],
  ["?width=5761", 400, "The image parameter width is not valid"],
  ["?width=wide", 400, "The image parameter width is not valid"],
  ["?width=100&crop=middle", 400, "The image parameter crop is not valid"],
  [
    "?pad_color=red",
    400,
    "The image parameter pad_color is not valid: must be a color such as fff or ff8800",
  ],
  ["?crop_left=10", 501, "The image parameter crop_left is not emulated."],
])("%s is rejected with %i", async (query, status, message) => {
  const response = await fetch(storefront.url + portrait + query);

  expect(response.status).toBe(status);
  expect(await response.text()).toContain(message);
});

test("an image never changes at its URL and can be cached forever", async () => {
  const first = await fetch(`${storefront.url}${portrait}?width=120`);
  const etag = String(first.headers.get("etag"));
  const again = await fetch(`${storefront.url}${portrait}?width=120`, { headers: { "if-none-match": etag } });

  expect(first.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
  expect(first.headers.get("content-security-policy")).toMatch(/^default-src 'none'/);
  expect(first.headers.get("x-content-type-options")).toBe("nosniff");
  expect(again.status).toBe(304);
});

test("a transformed image is still there after a restart", async () => {
  const address = `${portrait}?width=77`;
  const before = await (await fetch(storefront.url + address)).bytes();

  await storefront.restart();
  const after = await (await fetch(storefront.url + address)).bytes();

  expect(Buffer.compare(before, after)).toBe(0);
});

async function readUrl(transform: string) {
  const { body } = await storefront.ask(
    `{ product(handle: "level-1a-online-asl-course") { featuredImage { image: url${transform} } } }`,
  );
  return body;
}

test.each([
  ["(transform: { maxWidth: 200 })", "width=200"],
  ["(transform: { maxWidth: 200, scale: 3 })", "width=600"],
  ["(transform: { maxHeight: 5000, scale: 2 })", "height=5760"],
  ["(transform: { maxWidth: 200, maxHeight: 100, crop: TOP })", "width=200&height=100&crop=top"],
  ["(transform: { crop: TOP })", ""],
  ["(transform: { preferredContentType: JPG })", "format=jpg"],
  ["(transform: { preferredContentType: WEBP, maxWidth: 9 })", "width=9&format=webp"],
  ["(transform: { preferredContentType: PNG })", ""],
  ["", ""],
])("an image's URL includes %s", async (transform, query) => {
  const { data } = await readUrl(transform);
  const url = new URL(data.product.featuredImage.image);
  const answer = await fetch(url);

  expect(url.search.replace(/^\?v=\d+&?/, "")).toBe(query);
  expect(answer.status).toBe(200);
});

test.each([
  ["maxWidth: 0", "maxWidth must be between 1 and 5760"],
  ["maxHeight: 5761", "maxHeight must be between 1 and 5760"],
  ["maxWidth: 5, scale: 4", "scale must be between 1 and 3"],
])("a transform of { %s } is rejected", async (transform, message) => {
  const { errors } = await readUrl(`(transform: { ${transform} })`);

  expect(errors[0].message).toBe(message);
});

test("the deprecated URL fields of an image return the same URLs", async () => {
  const { body } = await storefront.ask(`{ product(handle: "level-1a-online-asl-course") { featuredImage {
    url src originalSrc transformedSrc(maxWidth: 50, crop: CENTER) small: url(transform: { maxWidth: 50, crop: CENTER })
  } } }`);
  const { url, src, originalSrc, transformedSrc, small } = body.data.product.featuredImage;

  expect([src, originalSrc]).toEqual([url, url]);
  expect(transformedSrc).toBe(small);
});
