import { existsSync } from "node:fs";
import { fileURLToPath } from "node:url";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { contentSeed } from "#seed/content-seed.ts";
import { isNode, seedNodes, stringsAt } from "../../tests/support/seed-nodes.ts";

const { documents, directory } = contentSeed;
const assets = seedNodes.filter((node) => "_sanityAsset" in node);
const figures = assets.filter((node) => node["_type"] !== "file");
const slugs = documents.filter((document) => document._type === "course").map(({ handle }) => handle);

describe("the documents", () => {
  test("have ids of their own", () => {
    const ids = documents.map(({ _id }) => _id);

    expect(ids).toEqual([...new Set(ids)]);
  });

  test("refer only to documents of the seed", () => {
    const ids = documents.map(({ _id }) => _id);

    expect(ids).toEqual(expect.arrayContaining(stringsAt("_ref")));
  });

  test("key every object in an array, and no two alike", () => {
    expect(seedNodes.flatMap((node) => Object.values(node)).filter(isBadlyKeyed)).toEqual([]);
  });

  test.each([
    ["metadata", "title", 60],
    ["metadata", "description", 160],
    ["course", "description", 220],
    ["announcement", "text", 110],
  ])("give %s a %s that is shown in full: at most %i characters", (type, field, max) => {
    const texts = seedNodes.filter((node) => node["_type"] === type).map((node) => String(node[field]));

    expect(texts.filter((text) => text.length > max)).toEqual([]);
  });

  test("have a page for each of the shop's own addresses, with shelves at #Bundled and #Kids", () => {
    const paths = documents.filter((document) => document._type === "page").map(({ path }) => path);

    expect(paths).toEqual([
      "/",
      "/courses",
      "/gifts",
      "/gifts/gift-code",
      "/free-lessons/asl-level-1",
      "/about-us",
      "/contact-us",
      "/requests/classroom-pricing",
      "/requests/refund",
      "/affiliate-program",
      "/mobile-app",
    ]);
    expect(stringsAt("anchor")).toEqual(["Bundled", "Kids", "Choose"]);
  });

  test("bring at least three announcements, in an order", () => {
    const places = documents
      .filter((document) => document._type === "announcement")
      .map(({ order }) => order);

    expect(places.length).toBeGreaterThanOrEqual(3);
    expect(places).toEqual(places.map((_, index) => index + 1));
  });

  test("don't use exclamation marks", () => {
    expect(JSON.stringify(documents)).not.toContain("!");
  });
});

describe("the pictures", () => {
  test.each(slugs)("show %s on a cover of 1600 × 1200", async (slug) => {
    const cover = sharp(fileURLToPath(new URL(`images/courses/${slug}.webp`, directory)));

    expect(await cover.metadata()).toMatchObject({ format: "webp", width: 1600, height: 1200 });
  });

  test("all exist, and the films and documents with them", () => {
    const missing = assets
      .map((asset) => String(asset["_sanityAsset"]).replace(/^(image|file)@file:\/\//, ""))
      .filter((file) => !existsSync(new URL(file, directory)));

    expect(missing).toEqual([]);
  });

  test("are described, all but the decoration beside the steps", () => {
    const undescribed = figures.filter((figure) => !figure["alt"]).map((figure) => figure["_sanityAsset"]);

    expect(undescribed).toEqual(
      ["watch", "sign", "review"].map((step) => `image@file://./images/steps/${step}.webp`),
    );
  });
});

function isBadlyKeyed(list: unknown): boolean {
  const keys = Array.isArray(list) ? list.filter(isNode).map((item) => item["_key"]) : [];
  return keys.includes(undefined) || new Set(keys).size < keys.length;
}
