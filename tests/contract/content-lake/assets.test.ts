import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startContentLake } from "../../support/content-lake.ts";

function paint(): Promise<Buffer> {
  return sharp({ create: { width: 300, height: 150, channels: 3, background: "#0e5f59" } })
    .png()
    .toBuffer();
}

test("an image is uploaded, described and served", async () => {
  await using lake = await startContentLake();
  const bytes = await paint();

  const asset = await lake.client().assets.upload("image", bytes, { filename: "cover.png" });
  const served = await fetch(asset.url);

  expect(asset).toMatchObject({
    _id: `image-${asset.sha1hash}-300x150-png`,
    _type: "sanity.imageAsset",
    _rev: expect.any(String),
    originalFilename: "cover.png",
    url: `${lake.url}/images/anything/production/${asset.sha1hash}-300x150.png`,
    metadata: {
      dimensions: { width: 300, height: 150, aspectRatio: 2 },
      isOpaque: true,
      lqip: expect.any(String),
    },
  });
  expect(Buffer.from(await served.arrayBuffer())).toEqual(bytes);
});

test("the same image uploaded twice is one document", async () => {
  await using lake = await startContentLake();
  const client = lake.client();

  const first = await client.assets.upload("image", await paint());
  const second = await client.assets.upload("image", await paint());

  expect(second).toEqual(first);
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1);
});

test("an image is made smaller by its address", async () => {
  await using lake = await startContentLake();
  const { url } = await lake.client().assets.upload("image", await paint());

  const response = await fetch(`${url}?w=90&h=90&fit=crop&auto=format&dpr=2`, {
    headers: { accept: "image/webp" },
  });

  expect(response.headers.get("content-type")).toBe("image/webp");
  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({
    width: 180,
    height: 180,
    format: "webp",
  });
});

test("a parameter that is wrong is a 400 that names it", async () => {
  await using lake = await startContentLake();
  const { url } = await lake.client().assets.upload("image", await paint());

  const response = await fetch(`${url}?w=wide`);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: 400, message: expect.stringContaining('"w"') });
});

test("the headers of an image are asked for alone", async () => {
  await using lake = await startContentLake();
  const { url, size } = await lake.client().assets.upload("image", await paint());

  const response = await fetch(url, { method: "HEAD" });

  expect([response.status, response.headers.get("content-length")]).toEqual([200, String(size)]);
});

test("a file is uploaded from a stream and served in parts", async () => {
  await using lake = await startContentLake();
  const source = join(lake.dataDir, "clip.mp4");
  await writeFile(source, "0123456789");

  const asset = await lake.client().assets.upload("file", createReadStream(source), { filename: "clip.mp4" });
  const part = await fetch(asset.url, { headers: { range: "bytes=3-5" } });

  expect(asset).toMatchObject({ _id: `file-${asset.sha1hash}-mp4`, _type: "sanity.fileAsset", size: 10 });
  expect([part.status, await part.text()]).toEqual([206, "345"]);
});

test("what is no image is refused as one", async () => {
  await using lake = await startContentLake();

  const upload = lake.client().assets.upload("image", Buffer.from("Hello"));

  await expect(upload).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("no image"),
  });
});

test("a visitor uploads nothing", async () => {
  await using lake = await startContentLake();

  const upload = lake.visitor().assets.upload("image", await paint());

  await expect(upload).rejects.toMatchObject({ statusCode: 401 });
});

test("an asset that was never uploaded is not found", async () => {
  await using lake = await startContentLake();

  const response = await fetch(`${lake.url}/images/anything/production/${"0".repeat(40)}-1x1.png`);

  expect(response.status).toBe(404);
});
