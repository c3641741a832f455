import { expect, test } from "vitest";
import { toImageLayout } from "#content-lake/assets/image-layout.ts";
import { parseImageTransform } from "#content-lake/assets/image-transform.ts";

function toLayout(params: string, image = { width: 400, height: 200 }) {
  const transform = parseImageTransform(new URLSearchParams(params));
  if (!transform) throw new Error("The parameters don't transform the image.");
  return toImageLayout({ transform, image, background: "#ffffff" });
}

const whole = { left: 0, top: 0, width: 400, height: 200 };

test.each([
  ["w=100", { region: whole, resize: { width: 100, withoutEnlargement: false } }],
  ["h=50&fit=max", { region: whole, resize: { height: 50, withoutEnlargement: true } }],
  ["w=100&h=100", { region: whole, resize: { width: 100, height: 100, fit: "inside" } }],
  [
    "w=800&h=800&fit=max",
    { region: whole, resize: { width: 800, height: 800, fit: "inside", withoutEnlargement: true } },
  ],
  ["w=10&h=10&fit=scale", { region: whole, resize: { width: 10, height: 10, fit: "fill" } }],
  ["w=50&h=50&dpr=2&fit=scale", { region: whole, resize: { width: 100, height: 100, fit: "fill" } }],
  [
    "w=100&h=100&fit=fill",
    { region: whole, resize: { width: 100, height: 100, fit: "contain", background: "#ffffff" } },
  ],
  [
    "w=100&h=100&fit=crop",
    {
      region: { left: 100, top: 0, width: 200, height: 200 },
      resize: { width: 100, height: 100, fit: "fill" },
    },
  ],
  [
    "w=100&h=100&fit=crop&crop=left",
    {
      region: { left: 0, top: 0, width: 200, height: 200 },
      resize: { width: 100, height: 100, fit: "fill" },
    },
  ],
  [
    "w=100&h=100&fit=crop&crop=top,right",
    {
      region: { left: 200, top: 0, width: 200, height: 200 },
      resize: { width: 100, height: 100, fit: "fill" },
    },
  ],
  [
    "w=100&h=100&fit=crop&crop=focalpoint&fp-x=0.3",
    {
      region: { left: 20, top: 0, width: 200, height: 200 },
      resize: { width: 100, height: 100, fit: "fill" },
    },
  ],
  [
    "w=600&h=600&fit=min",
    {
      region: { left: 100, top: 0, width: 200, height: 200 },
      resize: { width: 200, height: 200, fit: "fill" },
    },
  ],
  [
    "rect=10,20,100,100&w=50",
    {
      region: { left: 10, top: 20, width: 100, height: 100 },
      resize: { width: 50, withoutEnlargement: false },
    },
  ],
  ["rect=350,150,51,51", { region: { left: 350, top: 150, width: 50, height: 50 } }],
  [
    "rect=200,0,200,200&w=50&h=100&fit=crop&crop=right",
    {
      region: { left: 300, top: 0, width: 100, height: 200 },
      resize: { width: 50, height: 100, fit: "fill" },
    },
  ],
  [
    "w=600&h=300&fit=fillmax",
    {
      region: whole,
      resize: { width: 400, height: 200, fit: "fill" },
      extend: { left: 100, top: 50, right: 100, bottom: 50, background: "#ffffff" },
    },
  ],
  [
    "w=400&fit=crop&max-h=100",
    {
      region: { left: 0, top: 50, width: 400, height: 100 },
      resize: { width: 400, height: 100, fit: "fill" },
    },
  ],
  [
    "w=100&fit=crop&min-h=100",
    {
      region: { left: 100, top: 0, width: 200, height: 200 },
      resize: { width: 100, height: 100, fit: "fill" },
    },
  ],
  [
    "h=100&fit=crop&max-w=100&crop=left",
    {
      region: { left: 0, top: 0, width: 200, height: 200 },
      resize: { width: 100, height: 100, fit: "fill" },
    },
  ],
  [
    "w=400&h=400&fit=crop&max-w=200&max-h=200&dpr=2",
    {
      region: { left: 100, top: 0, width: 200, height: 200 },
      resize: { width: 400, height: 400, fit: "fill" },
    },
  ],
  ["fit=crop&max-w=800", { region: whole, resize: { width: 400, height: 200, fit: "fill" } }],
  ["w=100&max-h=10", { region: whole, resize: { width: 100, withoutEnlargement: false } }],
  ["pad=10", { region: whole, extend: { left: 10, top: 10, right: 10, bottom: 10, background: "#ffffff" } }],
  [
    "w=100&h=100&fit=scale&pad=10&dpr=2",
    {
      region: whole,
      resize: { width: 160, height: 160, fit: "fill" },
      extend: { left: 20, top: 20, right: 20, bottom: 20, background: "#ffffff" },
    },
  ],
  [
    "w=620&h=320&fit=fillmax&pad=10",
    {
      region: whole,
      resize: { width: 400, height: 200, fit: "fill" },
      extend: { left: 110, top: 60, right: 110, bottom: 60, background: "#ffffff" },
    },
  ],
])("%s of an image of 400 × 200", (params, layout) => {
  expect(toLayout(params)).toEqual(layout);
});

test.each([["rect=400,0,10,10"], ["rect=0,0,0,10"], ["w=5000&dpr=2"], ["w=20&pad=10"]])(
  "%s can't be applied",
  (params) => {
    expect(() => toLayout(params)).toThrow("The image parameter");
  },
);
