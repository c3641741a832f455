import { beforeEach, expect, test } from "vitest";
import { stubEmbeddedEnvironment } from "../../tests/support/site/stub-embedded-environment.ts";
import { toVideoSource } from "./video-source.server.ts";

beforeEach(stubEmbeddedEnvironment);

const hash = "a".repeat(40);
const noFile = { file: null, mimeType: null, fileBytes: null, webm: null, webmBytes: null };
const uploaded = (name: string) => ({ asset: { _type: "reference" as const, _ref: name } });

test.each([
  ["youtube", "a1B2-c3", "https://www.youtube.com/watch?v=a1B2-c3"],
  ["vimeo", "123456", "https://vimeo.com/123456"],
  ["mux", "XyZ", "https://player.mux.com/XyZ"],
  ["youtube", "a&list=b", "https://www.youtube.com/watch?v=a%26list%3Db"],
] as const)("a video from %s with the id %s has the page %s", (provider, videoId, href) => {
  expect(toVideoSource({ provider, videoId, ...noFile })).toMatchObject({ kind: "service", href });
});

test.each([
  ["youtube", "https://www.youtube-nocookie.com/embed/a1?autoplay=1&rel=0"],
  ["vimeo", "https://player.vimeo.com/video/a1?autoplay=1&dnt=1"],
  ["mux", "https://stream.mux.com/a1.m3u8"],
] as const)("a video from %s plays here on request, from where it's tracked least", (provider, src) => {
  expect(toVideoSource({ provider, videoId: "a1", ...noFile })).toMatchObject({ src });
});

test("an uploaded video plays from the site's own origin", () => {
  const file = uploaded(`file-${hash}-mp4`);

  expect(toVideoSource({ ...noFile, provider: "file", videoId: null, file, mimeType: "video/mp4" })).toEqual({
    kind: "file",
    src: `/lake/files/embedded/production/${hash}.mp4`,
    formats: [{ src: `/lake/files/embedded/production/${hash}.mp4`, type: "video/mp4" }],
  });
});

test.each([
  ["WebM", { fileBytes: 40_000, webmBytes: 30_000 }, ["webm", "mp4"]],
  ["MP4", { fileBytes: 30_000, webmBytes: 40_000 }, ["mp4", "webm"]],
  ["MP4", { fileBytes: null, webmBytes: null }, ["mp4", "webm"]],
])("an uploaded video in two formats plays as %s with the sizes %o", (_name, sizes, endings) => {
  const files = {
    file: uploaded(`file-${hash}-mp4`),
    mimeType: "video/mp4",
    webm: uploaded(`file-${hash}-webm`),
  };

  expect(toVideoSource({ provider: "file", videoId: null, ...files, ...sizes })).toMatchObject({
    src: `/lake/files/embedded/production/${hash}.mp4`,
    formats: endings.map((ending) => ({
      src: `/lake/files/embedded/production/${hash}.${ending}`,
      type: `video/${ending}`,
    })),
  });
});

test.each([
  ["file", null, null],
  ["file", "a1B2", null],
  ["youtube", " ", null],
  ["vimeo", null, null],
  [null, "a1B2", null],
  ["file", null, uploaded("file-../../secret-mp4")],
] as const)("a video from %s with the id %s and the file %o has no source", (provider, videoId, file) => {
  expect(toVideoSource({ ...noFile, provider, videoId, file })).toBeNull();
});
