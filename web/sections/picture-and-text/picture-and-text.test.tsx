import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { Section } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { PictureAndText } from "./picture-and-text.tsx";

beforeEach(stubEmbeddedEnvironment);

const section: Section<"pictureAndText"> = {
  _key: "story",
  _type: "pictureAndText",
  title: "How we teach",
  side: "left",
  body: [
    {
      _key: "words",
      _type: "block",
      markDefs: null,
      children: [{ _key: "span", _type: "span", text: "With our hands." }],
    },
  ],
  image: {
    asset: { _type: "reference", _ref: `image-${"a".repeat(40)}-1600x1200-webp` },
    crop: null,
    hotspot: null,
    alt: "A class around a table",
    lqip: null,
    width: 1600,
    height: 1200,
  },
};

const render = (part: Partial<typeof section> = {}) =>
  renderToStaticMarkup(<PictureAndText section={{ ...section, ...part }} />);

test("the image is on the side the editor chose, on the right by default", () => {
  expect(render()).toContain('data-side="left"');
  expect(render({ side: null })).toContain('data-side="right"');
});

test("text appears without an image, and an image without text", () => {
  expect(render({ image: null })).toContain("With our hands.");
  expect(render({ body: null, title: null })).toContain('alt="A class around a table"');
});

test("a section without text or an image renders nothing", () => {
  expect(render({ body: null, image: null })).toBe("");
});
