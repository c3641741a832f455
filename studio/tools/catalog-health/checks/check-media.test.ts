import { expect, test } from "vitest";
import { checkListImage, checkPictures, checkVideos } from "./check-media.ts";

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
  ["that isn't only decorative", { asset, isDecoration: false }],
])("an image %s is reported with its path", (_what, picture) => {
  expect(checkPictures(withPicture(picture), new Set())).toEqual([
    { detail: "An image has no description for people who can't see it.", path: "header.image" },
  ]);
});

test.each([
  ["with a description", { asset, alt: "A hand" }],
  ["that is decorative", { asset, isDecoration: true }],
  ["that isn't uploaded yet", { alt: "" }],
])("an image %s is fine", (_what, picture) => {
  expect(checkPictures(withPicture(picture), new Set())).toEqual([]);
});

test("a file isn't an image", () => {
  expect(checkPictures(withPicture({ asset: { _ref: "file-a1-pdf" } }), new Set())).toEqual([]);
});

test("an image that's described in Media is fine", () => {
  expect(checkPictures(withPicture({ asset }), new Set([asset._ref]))).toEqual([]);
});

const file = { asset: { _ref: "file-a1-mp4" } };

test.each([
  ["with speech and no captions", { file, hasSpeech: true }],
  ["with speech and an empty list of captions", { videoId: "abc", hasSpeech: true, captions: [] }],
  ["that doesn't say whether there's speech", { file }],
])("a video %s is reported", (_what, video) => {
  expect(checkVideos(withVideo(video))).toEqual([
    { detail: "A video has no captions and isn't marked as one without speech.", path: "previewVideo" },
  ]);
});

test.each([
  ["with captions", { file, hasSpeech: true, captions: [{ language: "en" }] }],
  ["without speech", { file, hasSpeech: false }],
  ["that isn't uploaded yet", { hasSpeech: true }],
])("a video %s is fine", (_what, video) => {
  expect(checkVideos(withVideo(video))).toEqual([]);
});

test.each([
  ["course", {}, "image"],
  ["course", { image: { _type: "figure", alt: "Still to come" } }, "image"],
  ["book", { images: [] }, "images"],
  ["instructor", {}, "images"],
  ["blogPost", { image: { asset } }, "cover"],
  ["freeLesson", {}, "image"],
])("a %s with %o has no image for its list", (type, fields, path) => {
  expect(checkListImage({ _id: "a", _type: type, ...fields })).toEqual([
    { detail: "It has no image.", path },
  ]);
});

test.each([
  ["course", { image: { asset } }],
  ["book", { images: [{ alt: "Still to come" }, { asset }] }],
  ["faq", {}],
])("a %s with %o doesn't need one", (type, fields) => {
  expect(checkListImage({ _id: "a", _type: type, ...fields })).toEqual([]);
});
