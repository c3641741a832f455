import { expect, test } from "vitest";
import { checkCaptions, checkVideoFile, checkVideoId, checkWebm } from "./video-parts.ts";

const file = { asset: { _type: "reference", _ref: "file-abc-mp4" } };
const noFile = "Upload the video, or choose the service that hosts it.";

test.each([
  [file, { provider: "file" }, true],
  [file, {}, true],
  [undefined, { provider: "youtube" }, true],
  [undefined, {}, noFile],
  [{}, { provider: "file" }, noFile],
])("the file %j of the video %j", (value, video, finding) => {
  expect(checkVideoFile(value, video)).toBe(finding);
});

const webm = { asset: { _type: "reference", _ref: "file-abc-webm" } };

test.each([
  [undefined, { provider: "file" }, true],
  [webm, { provider: "file" }, true],
  [webm, {}, true],
  [undefined, { provider: "vimeo" }, true],
  [webm, { provider: "vimeo" }, "Remove this file: the service that hosts the video picks the format."],
  [file, {}, "Upload a file that ends in .webm. An MP4 goes into “File”."],
])("the second file %j of the video %j", (value, video, finding) => {
  expect(checkWebm(value, video)).toBe(finding);
});

test.each([
  ["M7lc1UVf-VE", { provider: "youtube" }, true],
  ["76979871", { provider: "vimeo" }, true],
  ["a4nOgmxGWg6gULfcBbAa00gXyfcwPnAFldF8RdsNyk8M", { provider: "mux" }, true],
  [undefined, { provider: "file" }, true],
  [
    "https://youtu.be/M7lc1UVf-VE",
    { provider: "youtube" },
    "Copy the video's ID from YouTube, such as M7lc1UVf-VE.",
  ],
  ["vimeo.com/1", { provider: "vimeo" }, "Copy the video's ID from Vimeo, such as 76979871."],
  [undefined, { provider: "mux" }, "Copy the video's ID from Mux, such as the playback ID."],
])("the id %j of the video %j", (videoId, video, finding) => {
  expect(checkVideoId(videoId, video)).toBe(finding);
});

test.each([
  [undefined, { hasSpeech: false }, true],
  [undefined, {}, true],
  [[{ language: "en" }, { language: "fr" }], { hasSpeech: true }, true],
  [[], { hasSpeech: true }, "Add captions, or turn off “Has speech” if nobody speaks in the video."],
  [undefined, { hasSpeech: true }, "Add captions, or turn off “Has speech” if nobody speaks in the video."],
  [[{ language: "en" }, { language: "en" }], {}, "Add only one captions file per language."],
])("the captions %j of the video %j", (captions, video, finding) => {
  expect(checkCaptions(captions, video)).toBe(finding);
});
