import { expect, test } from "vitest";
import { checkPictures, checkVideos } from "./check-media.ts";

const asset = { _ref: "image-a1-400x300-webp", _type: "reference" };
const withPicture = (picture: object) => ({ _id: "c1", _type: "course", header: { image: picture } });
const withVideo = (video: object) => ({
  _id: "c1",
  _type: "course",
  previewVideo: { _type: "video", ...video },
});

test.each([
  ["without a description", { asset }],
  ["with an empty one", { asset, alt: "" }],
  ["that is not only decoration", { asset, isDecoration: false }],
])("a picture %s is found where it stands", (_what, picture) => {
  expect(checkPictures(withPicture(picture))).toEqual([
    { detail: "A picture has no description for people who do not see it.", path: "header.image" },
  ]);
});

test.each([
  ["with a description", { asset, alt: "A hand" }],
  ["that is decoration", { asset, isDecoration: true }],
  ["that is not there yet", { alt: "" }],
])("a picture %s is in order", (_what, picture) => {
  expect(checkPictures(withPicture(picture))).toEqual([]);
});

test("a file is no picture", () => {
  expect(checkPictures(withPicture({ asset: { _ref: "file-a1-pdf" } }))).toEqual([]);
});

const file = { asset: { _ref: "file-a1-mp4" } };

test.each([
  ["with speech and no captions", { file, hasSpeech: true }],
  ["with speech and an empty list of captions", { videoId: "abc", hasSpeech: true, captions: [] }],
  ["that does not say whether anything is spoken", { file }],
])("a video %s is found", (_what, video) => {
  expect(checkVideos(withVideo(video))).toEqual([
    { detail: "A video has no captions, and does not say that it is signed only.", path: "previewVideo" },
  ]);
});

test.each([
  ["with captions", { file, hasSpeech: true, captions: [{ language: "en" }] }],
  ["that is signed only", { file, hasSpeech: false }],
  ["that is not there yet", { hasSpeech: true }],
])("a video %s is in order", (_what, video) => {
  expect(checkVideos(withVideo(video))).toEqual([]);
});
