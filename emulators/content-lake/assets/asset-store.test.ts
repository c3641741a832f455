import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { crc32 } from "node:zlib";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type AssetStore, createAssetStore } from "#content-lake/assets/asset-store.ts";
import { paintImage } from "../../../tests/support/painted-image.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";

const place = { projectId: "embedded", dataset: "production" };
let directory: string;
let assets: AssetStore;
let photo: SanityDocument;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "assets-"));
  assets = createAssetStore({
    directory,
    publicUrl: "http://localhost:3000/lake",
    now: () => new Date("2026-11-21T12:00:00.000Z"),
  });
  photo = await assets.store({ kind: "image", bytes: await paintImage(), filename: "Cover.JPG", ...place });
});

afterAll(() => rm(directory, { recursive: true }));

function get(path: unknown, headers: Record<string, string> = {}): Promise<Response> {
  return assets.respond(new Request(`http://127.0.0.1:3001/${String(path)}`, { headers }));
}

describe("an uploaded image", () => {
  test("gets a document like Sanity's", () => {
    expect(photo).toEqual({
      _id: expect.stringMatching(/^image-[0-9a-f]{40}-400x200-jpg$/),
      _type: "sanity.imageAsset",
      _createdAt: "2026-11-21T12:00:00.000Z",
      _updatedAt: "2026-11-21T12:00:00.000Z",
      assetId: photo["sha1hash"],
      sha1hash: expect.stringMatching(/^[0-9a-f]{40}$/),
      extension: "jpg",
      mimeType: "image/jpeg",
      originalFilename: "Cover.JPG",
      size: expect.any(Number),
      path: `images/embedded/production/${String(photo["sha1hash"])}-400x200.jpg`,
      url: `http://localhost:3000/lake/images/embedded/production/${String(photo["sha1hash"])}-400x200.jpg`,
      metadata: {
        _type: "sanity.imageMetadata",
        dimensions: { _type: "sanity.imageDimensions", width: 400, height: 200, aspectRatio: 2 },
        hasAlpha: false,
        isOpaque: true,
        lqip: expect.stringMatching(/^data:image\/jpeg;base64,/),
        palette: expect.objectContaining({ _type: "sanity.imagePalette" }),
        blurHash: expect.any(String),
      },
    });
  });

  test("is the same document when uploaded again", async () => {
    const again = await assets.store({ kind: "image", bytes: await paintImage(), ...place });

    expect(again._id).toBe(photo._id);
  });

  test("that's rotated by its EXIF data is measured upright", async () => {
    const bytes = await sharp(await paintImage())
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();

    const upright = await assets.store({ kind: "image", bytes, ...place });

    expect(upright._id).toMatch(/-200x400-jpg$/);
  });

  test("that isn't an image is rejected", async () => {
    const upload = assets.store({ kind: "image", bytes: Buffer.from("Hello"), ...place });

    await expect(upload).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("isn't a readable image"),
    });
  });

  test("that's too big is rejected", async () => {
    const upload = assets.store({ kind: "image", bytes: Buffer.alloc(50 * 1024 * 1024 + 1), ...place });

    await expect(upload).rejects.toMatchObject({ status: 413 });
  });

  test("that's cut off is rejected", async () => {
    const whole = await paintImage();

    const upload = assets.store({ kind: "image", bytes: whole.subarray(0, whole.length / 2), ...place });

    await expect(upload).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining("can't be decoded"),
    });
  });

  test.each([[12_000], [60_000]])(
    "of a few bytes that claims %i pixels per side is rejected",
    async (side) => {
      const bytes = Buffer.from(
        await sharp(await paintImage())
          .png()
          .toBuffer(),
      );
      bytes.writeUInt32BE(side, 16);
      bytes.writeUInt32BE(side, 20);
      bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29);

      const upload = assets.store({ kind: "image", bytes, ...place });

      await expect(upload).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining("pixel"),
      });
    },
  );

  test("with too many pixels is rejected before it's decoded", async () => {
    const bytes = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="20000" height="20000"/>');

    await expect(assets.store({ kind: "image", bytes, ...place })).rejects.toMatchObject({ status: 400 });
  });

  test.each([["../etc"], ["a/b"], [""]])("can't be stored in the dataset %j", async (dataset) => {
    const upload = assets.store({ kind: "image", bytes: await paintImage(), projectId: "embedded", dataset });

    await expect(upload).rejects.toMatchObject({ status: 400 });
  });
});

describe("an uploaded file", () => {
  test("gets a document and is served unchanged", async () => {
    const text = "WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n";
    const captions = await assets.store({
      kind: "file",
      bytes: Buffer.from(text),
      filename: "level-1a.vtt",
      ...place,
    });

    const response = await get(captions["path"]);

    expect(captions).toMatchObject({
      _type: "sanity.fileAsset",
      extension: "vtt",
      mimeType: "text/vtt",
    });
    expect(captions._id).toMatch(/^file-[0-9a-f]{40}-vtt$/);
    expect([response.headers.get("content-type"), await response.text()]).toEqual([
      "text/vtt; charset=utf-8",
      text,
    ]);
  });

  test("is served in ranges to a video player", async () => {
    const { path } = await assets.store({
      kind: "file",
      bytes: Buffer.from("0123456789"),
      filename: "a.mp4",
      ...place,
    });

    const part = await get(path, { range: "bytes=2-4" });
    const rest = await get(path, { range: "bytes=-3" });
    const past = await get(path, { range: "bytes=20-" });

    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      "bytes 2-4/10",
      "234",
    ]);
    expect(await rest.text()).toBe("789");
    expect([past.status, past.headers.get("content-range")]).toEqual([416, "bytes */10"]);
  });

  test("resumes a download, and restarts it if the bytes changed", async () => {
    const { path, sha1hash } = await assets.store({
      kind: "file",
      bytes: Buffer.from("0123456789"),
      filename: "a.mp4",
      ...place,
    });

    const same = await get(path, { range: "bytes=7-", "if-range": `"${String(sha1hash)}"` });
    const other = await get(path, { range: "bytes=7-", "if-range": '"of other bytes"' });

    expect([same.status, await same.text()]).toEqual([206, "789"]);
    expect([other.status, await other.text()]).toEqual([200, "0123456789"]);
  });

  test.each([["bytes=5-2"], ["bytes=0-1,3-4"], ["lines=1-2"]])(
    "is served whole for a range like %s",
    async (range) => {
      const { path } = await assets.store({
        kind: "file",
        bytes: Buffer.from("0123456789"),
        filename: "a.mp4",
        ...place,
      });

      const response = await get(path, { range });

      expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    },
  );

  test.each([["page.html"], ["drawing.svg"], ["script.js"], ["no-extension"]])(
    "%s can only be downloaded",
    async (filename) => {
      const bytes = Buffer.from(`<script>alert("${filename}")</script>`);
      const { path } = await assets.store({
        kind: "file",
        bytes,
        filename,
        contentType: "text/html",
        ...place,
      });

      const { headers } = await get(path);

      expect([headers.get("content-type"), headers.get("content-disposition")]).toEqual([
        "application/octet-stream",
        "attachment",
      ]);
    },
  );
});
