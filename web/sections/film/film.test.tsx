import { beforeEach, expect, test } from "vitest";
import type { Section, Video } from "#content/content-types.ts";
import { prerenderToHtml } from "../../../tests/support/site/prerender-to-html.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { Film } from "./film.tsx";

beforeEach(stubEmbeddedEnvironment);

const toFile = (letter: string, extension: string) => ({
  asset: { _type: "reference" as const, _ref: `file-${letter.repeat(40)}-${extension}` },
});

const video: Video = {
  title: "Your name in signs",
  provider: "file",
  videoId: null,
  duration: "1:30",
  hasSigning: true,
  hasSpeech: true,
  transcript: "Hello. My name is Ana.",
  file: toFile("a", "mp4"),
  mimeType: "video/mp4",
  uploadedAt: null,
  webm: null,
  fileBytes: null,
  webmBytes: null,
  captions: [{ _key: "en", language: "en", label: "English", file: toFile("b", "vtt") }],
  poster: null,
};

const empty: Video = {
  title: null,
  provider: null,
  videoId: null,
  duration: null,
  hasSigning: null,
  hasSpeech: null,
  transcript: null,
  file: null,
  mimeType: null,
  uploadedAt: null,
  webm: null,
  fileBytes: null,
  webmBytes: null,
  captions: null,
  poster: null,
};

function render(film: Section<"film">["video"]): Promise<string> {
  return prerenderToHtml(
    <Film section={{ _key: "film", _type: "film", title: "Watch", text: null, video: film }} />,
  );
}

test("a video plays from the site's own origin, with captions", async () => {
  const page = await render(video);

  expect(page).toContain(
    `<source src="/lake/files/embedded/production/${"a".repeat(40)}.mp4" type="video/mp4"/>`,
  );
  expect(page).toMatch(
    new RegExp(
      `<track kind="captions" src="[^"]*/b{40}\\.vtt" srcLang="en" label="English" default=""/>`,
      "i",
    ),
  );
  expect(page).toContain("Hello. My name is Ana.");
});

test("a video that also is a WebM offers both files, the smaller one first", async () => {
  const page = await render({ ...video, webm: toFile("c", "webm"), fileBytes: 40_000, webmBytes: 30_000 });

  expect(page).toMatch(
    /<source src="[^"]*\/c{40}\.webm" type="video\/webm"\/><source src="[^"]*\/a{40}\.mp4" type="video\/mp4"\/>/,
  );
});

test("a video from a service plays there", async () => {
  const page = await render({ ...empty, provider: "vimeo", videoId: "1234" });

  expect(page).toMatch(/<a [^>]*href="https:\/\/vimeo\.com\/1234"[^>]*>.*Watch on Vimeo/);
  expect(page).not.toContain("<video");
});

test("a video with only a file plays", async () => {
  expect(await render({ ...empty, file: video.file })).toContain("<video");
});

test.each([[null], [empty], [{ ...video, file: null }]])(
  "a section without a video renders nothing",
  async (film) => {
    expect(await render(film)).toBe("");
  },
);
