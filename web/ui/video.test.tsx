import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { Figure, Video as VideoValue } from "#content/content-types.ts";
import { prerenderToHtml } from "../../tests/support/site/prerender-to-html.ts";
import { stubEmbeddedEnvironment } from "../../tests/support/site/stub-embedded-environment.ts";
import { Video, type VideoProps } from "#ui/video.tsx";

beforeEach(stubEmbeddedEnvironment);

const toFigure = (letter: string, width: number, height: number): Figure => ({
  asset: { _type: "reference", _ref: `image-${letter.repeat(40)}-${width}x${height}-webp` },
  crop: null,
  hotspot: null,
  alt: "Two hands",
  lqip: null,
  width,
  height,
});

const uploaded: VideoValue = {
  title: "Level 1A in six seconds",
  provider: "file",
  videoId: null,
  duration: "0:06",
  hasSigning: false,
  hasSpeech: false,
  transcript: "A large 1A rises.",
  file: { asset: { _type: "reference", _ref: `file-${"f".repeat(40)}-mp4` } },
  mimeType: "video/mp4",
  uploadedAt: null,
  webm: null,
  fileBytes: null,
  webmBytes: null,
  captions: null,
  poster: toFigure("a", 960, 540),
};

const fromService: VideoValue = { ...uploaded, provider: "youtube", videoId: "a1B2", file: null };

const render = (video: VideoValue, props: Partial<VideoProps> = {}) =>
  renderToStaticMarkup(<Video video={video} sizes="100vw" {...props} />);

test("the bar below a video is there before its script has loaded", () => {
  const markup = render(uploaded);

  expect(markup).toMatch(/<button[^>]*>.*Play.*Level 1A in six seconds/);
  expect(markup).toContain("0:06");
  expect(render(fromService)).toMatch(/<img.*Watch on YouTube/);
});

test("a video loads nothing before it's played, and never autoplays", () => {
  const markup = render(uploaded);

  expect(markup).toContain('preload="none"');
  expect(markup).not.toMatch(/autoplay/i);
});

test("before its script has loaded, a video has the browser's controls", () => {
  expect(render(uploaded)).toMatch(/<video[^>]* controls=""/);
});

test("a video's transcript opens below it", () => {
  expect(render(uploaded)).toMatch(/<\/figure><details.*Transcript.*A large 1A rises\./);
});

test("a video says whether it's signed or spoken", () => {
  expect(render(uploaded)).toContain("<span>No signing or speech</span>");
  expect(render({ ...uploaded, hasSigning: true })).toContain("<span>Signed, no speech</span>");
});

test("a service learns nothing of a visitor who doesn't play its video", async () => {
  const markup = await prerenderToHtml(<Video video={fromService} sizes="100vw" />);

  expect(markup).not.toMatch(/<iframe|src="https?:|youtube-nocookie/);
  expect(markup).toMatch(/<a [^>]*href="https:\/\/www\.youtube\.com\/watch\?v=a1B2"/);
});

test("a video has its poster's proportions, or 16:9 without one", () => {
  expect(render({ ...uploaded, poster: toFigure("a", 800, 1000) })).toContain("--ratio:0.8");
  expect(render({ ...uploaded, poster: null })).toContain("--ratio:1.77");
});

test("another image replaces a missing poster", () => {
  const instead = toFigure("b", 1600, 1200);

  expect(render({ ...uploaded, poster: null }, { posterInstead: instead })).toContain("b".repeat(40));
  expect(render(uploaded, { posterInstead: instead })).not.toContain("b".repeat(40));
});

test("the poster loads immediately only as the page's first image", () => {
  expect(render(uploaded)).toContain('loading="lazy"');
  expect(render(uploaded, { priority: true })).toContain('fetchPriority="high"');
});
