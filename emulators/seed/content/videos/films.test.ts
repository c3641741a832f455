import { readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentSeed } from "#seed/content-seed.ts";
import { lessons } from "#seed/content/lessons/lessons.ts";
import { nodesOf, seedNodes } from "../../../../tests/support/seed-nodes.ts";

const { documents, directory } = contentSeed;
const courses = documents.filter((document) => document._type === "course");
const videos = seedNodes.filter((node) => node["_type"] === "video" && node["hasSigning"] === false);
const films = videos
  .flatMap((video) => nodesOf(video["file"]).map((file) => String(file["_sanityAsset"])))
  .map((source) => source.replace("file@file://", ""));

describe("the films", () => {
  test("preview each course, each with one of its own", () => {
    expect(courses.map(({ previewVideo }) => previewVideo?.file?._sanityAsset)).toEqual(
      courses.map(({ handle }) => `file@file://./videos/courses/${handle}.mp4`),
    );
    expect(new Set(films).size).toBe(films.length);
  });

  test.each(films)("%s is an MP4 of less than 150 kB", (film) => {
    const file = new URL(film, directory);

    expect(readFileSync(file).toString("latin1", 4, 8)).toBe("ftyp");
    expect(statSync(file).size).toBeLessThan(150_000);
  });

  test("are marked as animations without a signer or speech, and have a transcript", () => {
    expect(videos).toEqual(videos.map((video) => ({ ...video, hasSigning: false, hasSpeech: false })));
    expect(Math.min(...videos.map(({ transcript }) => String(transcript).length))).toBeGreaterThan(80);
  });
});

test.each(lessons)("the picture of lesson $order has less than 40 kB", ({ slug }) => {
  const picture = new URL(`images/lessons/${slug.current}.webp`, directory);

  expect(statSync(picture).size).toBeLessThan(40_000);
});
