import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AssetStore, createAssetStore } from "#content-lake/assets/asset-store.ts";
import { paintImage } from "../../tests/support/painted-image.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

const place = { projectId: "embedded", dataset: "production" };
const svg =
  '<svg xmlns="http://www.w3.org/2000/svg" width="30" height="10"><rect width="30" height="10" fill="#0e5f59"/></svg>';
let directory: string;
let assets: AssetStore;
let photo: SanityDocument;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "assets-"));
  assets = createAssetStore({ directory, publicUrl: "http://localhost:3000/lake" });
  photo = await assets.store({ kind: "image", bytes: await paintImage(), ...place });
});

afterAll(() => rm(directory, { recursive: true }));

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return assets.respond(new Request(`http://127.0.0.1:3001${path}`, { method, headers }));
}

async function getImage(params: string, headers: Record<string, string> = {}) {
  const response = await get(`/${String(photo["path"])}?${params}`, headers);
  const image = sharp(await response.arrayBuffer());
  const { width, height, format } = await image.metadata();
  const { data } = await image.raw().toBuffer({ resolveWithObject: true });
  return { response, format, size: `${width}x${height}`, firstPixel: [...data.subarray(0, 3)] };
}

describe("an image is served", () => {
  test("as it was uploaded, cacheable forever", async () => {
    const response = await get(`/${String(photo["path"])}`);

    expect(Buffer.from(await response.arrayBuffer())).toEqual(await paintImage());
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "cache-control": "public, max-age=31536000, immutable",
      "content-type": "image/jpeg",
      etag: `"${String(photo["sha1hash"])}"`,
      "x-content-type-options": "nosniff",
    });
  });

  test.each([
    ["w=100", "100x50", "jpeg"],
    ["w=100&h=100&fit=crop&fm=png", "100x100", "png"],
    ["w=100&h=100&fit=fill&bg=ff0000", "100x100", "jpeg"],
    ["w=600&h=300&fit=fillmax&fm=png", "600x300", "png"],
    ["w=1000&fit=max", "400x200", "jpeg"],
    ["w=100&dpr=2", "200x100", "jpeg"],
    ["rect=0,0,50,60&fm=webp", "50x60", "webp"],
    ["w=40&h=40&fit=crop&crop=entropy", "40x40", "jpeg"],
    ["blur=50&q=20&w=80&fm=pjpg", "80x40", "jpeg"],
  ])("transformed by %s", async (params, size, format) => {
    expect(await getImage(params)).toMatchObject({ size, format });
  });

  test("from the side that its crop names", async () => {
    const { firstPixel } = await getImage("w=50&h=100&fit=crop&crop=right&fm=png");

    expect(firstPixel[0]).toBeGreaterThan(200);
  });

  test("flipped", async () => {
    const { firstPixel } = await getImage("flip=h&fm=png");

    expect(firstPixel[0]).toBeGreaterThan(200);
  });

  test("rotated clockwise before it's cropped and resized", async () => {
    const { size, firstPixel } = await getImage("or=90&h=100&fm=png");

    // The left side, pine, is now at the top.
    expect([size, Number(firstPixel[0]) < 50]).toEqual(["50x100", true]);
  });

  test.each([
    ["sat=-100", [85, 85, 85]],
    ["invert=true", [241, 160, 166]],
    ["sharp=50&frame=1", [14, 95, 89]],
  ])("with its colors changed by %s", async (params, expected) => {
    const { firstPixel } = await getImage(`${params}&fm=png`);

    expect(firstPixel).toEqual(expected.map((channel) => expect.closeTo(channel, -1)));
  });

  test("the same for parameters in any order", async () => {
    const [one, other] = await Promise.all([getImage("w=77&q=60"), getImage("q=60&w=77")]);

    expect(one.response.headers.get("etag")).toBe(other.response.headers.get("etag"));
  });

  test("with a fill color for empty space", async () => {
    const { firstPixel } = await getImage("w=100&h=100&fit=fill&bg=ff0000&fm=png");

    expect(firstPixel).toEqual([255, 0, 0]);
  });

  test("as WebP to a browser that accepts it", async () => {
    const taken = await getImage("auto=format&w=50", { accept: "image/avif,image/webp,*/*" });
    const refused = await getImage("auto=format&w=50", { accept: "*/*" });

    expect([taken.format, refused.format]).toEqual(["webp", "jpeg"]);
    expect(taken.response.headers.get("vary")).toBe("Accept");
  });

  test("from disk the second time, with simultaneous requests sharing the work", async () => {
    await Promise.all([getImage("w=33"), getImage("w=33")]);
    const made = await readdir(join(directory, "derived"));
    await getImage("w=33");

    expect(await readdir(join(directory, "derived"))).toEqual(made);
    expect(made.filter((name) => name.endsWith(".part"))).toEqual([]);
  });

  test("with 304 if the client has it", async () => {
    const { response } = await getImage("w=100");
    const again = await get(`/${String(photo["path"])}?w=100`, {
      "if-none-match": String(response.headers.get("etag")),
    });

    expect(again.status).toBe(304);
  });

  test("with HEAD, as headers only", async () => {
    const response = await get(`/${String(photo["path"])}`, {}, "HEAD");

    expect([response.status, response.headers.get("content-length"), response.body]).toEqual([
      200,
      String(photo["size"]),
      null,
    ]);
  });

  test("as a download with the requested name", async () => {
    const response = await get(`/${String(photo["path"])}?dl=${encodeURIComponent("Niveau é.jpg")}`);

    expect(response.headers.get("content-disposition")).toBe(
      "attachment; filename*=UTF-8''Niveau%20%C3%A9.jpg",
    );
  });

  test("as the same SVG whatever the parameters, without letting its scripts run", async () => {
    const { path } = await assets.store({ kind: "image", bytes: Buffer.from(svg), ...place });

    const response = await get(`/${String(path)}?w=10`);

    expect(await response.text()).toBe(svg);
    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toContain("default-src 'none'");
    expect(response.headers.get("content-security-policy")).toContain("sandbox");
  });

  test("with transparency, or on white if the format has none", async () => {
    const clear = { create: { width: 10, height: 10, channels: 4, background: "#00000000" } } as const;
    const { path, metadata } = await assets.store({
      kind: "image",
      bytes: await sharp(clear).png().toBuffer(),
      ...place,
    });

    const jpeg = await (await get(`/${String(path)}?fm=jpg`)).arrayBuffer();

    expect(metadata).toMatchObject({
      hasAlpha: true,
      isOpaque: false,
      lqip: expect.stringMatching(/^data:image\/png/),
    });
    expect([...(await sharp(jpeg).raw().toBuffer()).subarray(0, 3)]).toEqual([255, 255, 255]);
  });
});

describe("an invalid URL", () => {
  test.each([
    ["/images/embedded/production/0000000000000000000000000000000000000000-1x1.jpg"],
    ["/images/embedded/production/../../../content-lake.sqlite"],
    ["/images/embedded/production/..%2f..%2f..%2ftokens.json"],
    ["/images/embedded/production/tokens.json"],
    ["/files/embedded/production/"],
    ["/images/derived/production/cover.jpg"],
  ])("%s returns a 404 in JSON", async (path) => {
    const response = await get(path);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ statusCode: 404, error: "Not Found" });
  });

  test("names its invalid parameter", async () => {
    const response = await get(`/${String(photo["path"])}?w=wide`);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ message: expect.stringContaining('"w"') });
  });
});
