import { createReadStream } from "node:fs";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";
import { paintPlainImage } from "../../support/painted-image.ts";

test("an image is uploaded, described and served", async () => {
  await using lake = await startTestLake();
  const bytes = await paintPlainImage();

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

test("uploading the same image twice makes one document", async () => {
  await using lake = await startTestLake();
  const client = lake.client();

  const first = await client.assets.upload("image", await paintPlainImage());
  const second = await client.assets.upload("image", await paintPlainImage());

  expect(second).toEqual(first);
  expect(await client.fetch('count(*[_type == "sanity.imageAsset"])')).toBe(1);
});

test("an image is resized by URL parameters", async () => {
  await using lake = await startTestLake();
  const { url } = await lake.client().assets.upload("image", await paintPlainImage());

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

test("a padded image has the size that was asked for, with the background around it", async () => {
  await using lake = await startTestLake();
  const { url } = await lake.client().assets.upload("image", await paintPlainImage());

  const response = await fetch(`${url}?w=100&h=60&fit=crop&pad=5&bg=f4a91f`);
  const { data, info } = await sharp(await response.arrayBuffer())
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colorAt = (x: number, y: number) =>
    [...data.subarray((y * info.width + x) * info.channels)].slice(0, 3);

  expect([info.width, info.height]).toEqual([100, 60]);
  expect([colorAt(4, 30), colorAt(5, 30), colorAt(50, 55)]).toEqual([
    [0xf4, 0xa9, 0x1f],
    [0x0e, 0x5f, 0x59],
    [0xf4, 0xa9, 0x1f],
  ]);
});

test("an image's cropped height is limited", async () => {
  await using lake = await startTestLake();
  const { url } = await lake.client().assets.upload("image", await paintPlainImage());

  const response = await fetch(`${url}?w=200&fit=crop&max-h=50`);

  expect(await sharp(await response.arrayBuffer()).metadata()).toMatchObject({ width: 200, height: 50 });
});

test("returns 400 and names an invalid parameter", async () => {
  await using lake = await startTestLake();
  const { url } = await lake.client().assets.upload("image", await paintPlainImage());

  const response = await fetch(`${url}?w=wide`);

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ statusCode: 400, message: expect.stringContaining('"w"') });
});

test("HEAD returns an image's headers", async () => {
  await using lake = await startTestLake();
  const { url, size } = await lake.client().assets.upload("image", await paintPlainImage());

  const response = await fetch(url, { method: "HEAD" });

  expect([response.status, response.headers.get("content-length")]).toEqual([200, String(size)]);
});

test("a file uploaded from a stream is served in ranges", async () => {
  await using lake = await startTestLake();
  const source = join(lake.dataDir, "clip.mp4");
  await writeFile(source, "0123456789");

  const asset = await lake.client().assets.upload("file", createReadStream(source), { filename: "clip.mp4" });
  const part = await fetch(asset.url, { headers: { range: "bytes=3-5" } });

  expect(asset).toMatchObject({ _id: `file-${asset.sha1hash}-mp4`, _type: "sanity.fileAsset", size: 10 });
  expect([part.status, await part.text()]).toEqual([206, "345"]);
});

test("a file that isn't an image is rejected as one", async () => {
  await using lake = await startTestLake();

  const upload = lake.client().assets.upload("image", Buffer.from("Hello"));

  await expect(upload).rejects.toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("isn't a readable image"),
  });
});

test("a visitor can't upload", async () => {
  await using lake = await startTestLake();

  const upload = lake.visitor().assets.upload("image", await paintPlainImage());

  await expect(upload).rejects.toMatchObject({ statusCode: 401 });
});

test("returns 404 for an asset that was never uploaded", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/images/anything/production/${"0".repeat(40)}-1x1.png`);

  expect(response.status).toBe(404);
});

test("an asset isn't served while its document is deleted", async () => {
  await using lake = await startTestLake();
  const client = lake.client();
  const { _id, url } = await client.assets.upload("image", await paintPlainImage());
  const smaller = `${url}?w=90`;
  await fetch(smaller);

  await client.delete(_id);

  expect([(await fetch(url)).status, (await fetch(smaller)).status]).toEqual([404, 404]);
  await client.assets.upload("image", await paintPlainImage());
  expect((await fetch(smaller)).status).toBe(200);
});

test("a download without a name gets the name of the uploaded file", async () => {
  await using lake = await startTestLake();
  const { url } = await lake
    .client()
    .assets.upload("file", Buffer.from("Hello"), { filename: "Level 1A.txt" });

  const [original, other] = await Promise.all([fetch(`${url}?dl=`), fetch(`${url}?dl=other.txt`)]);

  expect(original.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''Level%201A.txt");
  expect(other.headers.get("content-disposition")).toBe("attachment; filename*=UTF-8''other.txt");
});

test("an upload keeps all of its metadata", async () => {
  await using lake = await startTestLake();

  const asset = await lake.client().assets.upload("image", await paintPlainImage(), {
    filename: "cover.png",
    label: "cover",
    title: "The cover",
    description: "A green field",
    creditLine: "Ada",
    source: { id: "photo-1", name: "unsplash", url: "https://unsplash.com/photos/1" },
    tag: "import.asset",
  });

  expect(await lake.client().getDocument(asset._id)).toMatchObject({
    originalFilename: "cover.png",
    label: "cover",
    title: "The cover",
    description: "A green field",
    creditLine: "Ada",
    source: {
      _type: "sanity.assetSourceData",
      id: "photo-1",
      name: "unsplash",
      url: "https://unsplash.com/photos/1",
    },
  });
});
