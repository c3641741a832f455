import { expect, test } from "vitest";
import { parseImageTransform } from "#content-lake/assets/image-transform.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";

test.each([[""], ["dl=cover.webp"], ["dlRaw=true&w=320"], ["v=2"]])(
  "%j requests the original image",
  (params) => {
    expect(parseImageTransform(new URLSearchParams(params))).toBeNull();
  },
);

test("parameters are parsed as numbers, with defaults for the rest", () => {
  expect(parseImageTransform(new URLSearchParams("w=320&dpr=2&rect=0,10.4,99.6,50&fp-x=0.25"))).toEqual({
    w: 320,
    dpr: 2,
    rect: [0, 10, 100, 50],
    "fp-x": 0.25,
    "fp-y": 0.5,
    fit: "clip",
    crop: "center",
    pad: 0,
    q: 75,
  });
});

test("parameters that Sanity doesn't have are ignored", () => {
  const parse = (params: string) => parseImageTransform(new URLSearchParams(params));

  expect(parse("w=320&width=100&quality=high")).toEqual(parse("w=320"));
});

test.each([
  ["w=0", "w"],
  ["w=wide", "w"],
  ["h=9000", "h"],
  ["h=12.5", "h"],
  ["w=", "w"],
  ["fit=stretch", "fit"],
  ["crop=middle", "crop"],
  ["crop=top,bottom", "crop"],
  ["rect=1,2,3", "rect"],
  ["rect=a,b,c,d", "rect"],
  ["fp-x=2", "fp-x"],
  ["q=101", "q"],
  ["fm=tiff", "fm"],
  ["auto=compress", "auto"],
  ["dpr=0", "dpr"],
  ["blur=-1", "blur"],
  ["flip=x", "flip"],
  ["bg=tomato", "bg"],
  ["sat=50", "sat"],
  ["sharp=101", "sharp"],
  ["invert=yes", "invert"],
  ["or=45", "or"],
  ["frame=2", "frame"],
  ["w=NaN", "w"],
  ["w=Infinity", "w"],
  ["dpr=9", "dpr"],
  ["q=-1", "q"],
  ["pad=-1", "pad"],
  ["max-w=0", "max-w"],
  ["fm=json", "fm"],
])("%s is rejected with the name %s", (params, name) => {
  const parse = () => parseImageTransform(new URLSearchParams(params));

  expect(parse).toThrow(LakeError);
  expect(parse).toThrow(`The image parameter "${name}"`);
});
