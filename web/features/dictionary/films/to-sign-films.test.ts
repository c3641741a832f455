import { beforeAll, expect, test } from "vitest";
import { stubEmbeddedEnvironment } from "../../../../tests/support/site/stub-embedded-environment.ts";
import type { Sign } from "#content/content-types.ts";
import { toSignFilms, type SignVideo } from "./to-sign-films.ts";

beforeAll(() => stubEmbeddedEnvironment());

const empty: Omit<SignVideo, "_key" | "view"> = {
  title: null,
  provider: "youtube",
  videoId: "dQw4w9WgXcQ",
  duration: null,
  hasSigning: true,
  hasSpeech: false,
  transcript: null,
  file: null,
  webm: null,
  fileBytes: null,
  webmBytes: null,
  mimeType: null,
  uploadedAt: null,
  captions: null,
  poster: null,
};
const toVideo = (_key: string, view: SignVideo["view"]): SignVideo => ({ ...empty, _key, view });
const name = (videos: Sign["videos"]) =>
  toSignFilms(videos).map(({ front, side }) => [front._key, side?._key ?? null]);

test("a video from the side belongs to the one before it", () => {
  const videos = [toVideo("a", "front"), toVideo("a2", "side"), toVideo("b", null), toVideo("c", "front")];

  expect(name(videos)).toEqual([
    ["a", "a2"],
    ["b", null],
    ["c", null],
  ]);
});

test("a video from the side without one from the front stands alone", () => {
  expect(name([toVideo("a", "side"), toVideo("b", "side")])).toEqual([["a", "b"]]);
});

test("a video that can't be played is left out", () => {
  expect(name([{ ...toVideo("a", "front"), videoId: null }, toVideo("b", "side")])).toEqual([["b", null]]);
});
