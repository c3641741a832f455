import { readdirSync, readFileSync, statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { contentSeed } from "#seed/content-seed.ts";
import { lessons } from "#seed/content/lessons/lessons.ts";
import { signs } from "#seed/content/signs/signs.ts";

const { directory } = contentSeed;
const filmed = signs.filter(({ videos = [] }) => videos.length > 0);
const films = filmed.flatMap(({ handshape = "", location = "", movement = "", videos = [] }) =>
  videos.map((video) => ({
    title: String(video.title),
    transcript: String(video.transcript),
    mp4: toUrl(video.file),
    webm: toUrl(video.webm),
    poster: toUrl(video.poster),
    captions: (video.captions ?? []).map(({ file }) => toUrl(file)),
    words: [handshape, location, movement.replace("none, ", "")],
  })),
);

describe("the drawn films of signs", () => {
  test("show at least sixty signs, and all that the lessons teach", () => {
    const ids = filmed.map(({ _id }) => _id);
    const taught = lessons.flatMap((lesson) => lesson.signs.map(({ _ref }) => _ref));

    expect(ids.length).toBeGreaterThanOrEqual(60);
    expect(ids).toEqual(expect.arrayContaining(taught));
  });

  test("show each sign from the front, then from the side, and say that they're drawn", () => {
    const titles = filmed.map(({ videos }) => videos?.map(({ title }) => title));

    expect(titles).toEqual(
      filmed.map(({ gloss }) =>
        ["front", "side"].map((view) => `${gloss}, from the ${view} (animated drawing)`),
      ),
    );
    expect(films.filter(({ transcript }) => !transcript.startsWith("An animated drawing"))).toEqual([]);
  });

  test.each(films)("$title is an MP4 and a WebM of at most 45 kB each, with a poster", (film) => {
    expect(readFileSync(film.mp4).toString("latin1", 4, 8)).toBe("ftyp");
    expect(readFileSync(film.webm).toString("hex", 0, 4)).toBe("1a45dfa3");
    expect(Math.max(...[film.mp4, film.webm].map(sizeOf))).toBeLessThanOrEqual(45_000);
    expect(sizeOf(film.poster)).toBeLessThan(15_000);
  });

  test.each(films)("$title has captions from its start on, in the words of the dictionary", (film) => {
    const [captions] = film.captions.map((file) => readFileSync(file, "utf8").toLowerCase());

    expect(captions).toMatch(/^webvtt\n\n00:00\.000 --> /);
    expect(film.words.filter((words) => !captions?.includes(words.toLowerCase()))).toEqual([]);
  });

  test("are all of the files in their folder, and take up less than twelve megabytes with their posters", () => {
    const files = films.flatMap(({ mp4, webm, captions }) => [mp4, webm, ...captions]).map(String);
    const inFolder = readdirSync(new URL("videos/signs/", directory)).map((name) =>
      String(new URL(`videos/signs/${name}`, directory)),
    );
    const sizes = [...inFolder, ...films.map(({ poster }) => poster)].map((file) => sizeOf(new URL(file)));

    expect(inFolder.toSorted()).toEqual([...new Set(files)].toSorted());
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12 * 1024 * 1024);
  });
});

function toUrl(file: { _sanityAsset: string } | undefined): URL {
  return new URL(String(file?._sanityAsset).replace(/^(image|file)@file:\/\//, ""), directory);
}

function sizeOf(file: URL): number {
  return statSync(file).size;
}
