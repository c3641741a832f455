import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { Section, StoryText } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { Prose } from "./prose.tsx";

beforeEach(stubEmbeddedEnvironment);

const paragraph: StoryText[number] = {
  _key: "words",
  _type: "block",
  markDefs: null,
  style: "normal",
  children: [{ _key: "span", _type: "span", text: "We sign first." }],
};

const picture: StoryText[number] = {
  _key: "picture",
  _type: "figure",
  asset: { _type: "reference", _ref: `image-${"a".repeat(40)}-1600x900-webp` },
  crop: null,
  hotspot: null,
  alt: "Two people at a table",
  lqip: null,
  width: 1600,
  height: 900,
};

function render(body: Section<"prose">["body"], title: string | null = "About us"): string {
  return renderToStaticMarkup(<Prose section={{ _key: "prose", _type: "prose", title, body }} />);
}

test("text and images follow the editor's order under the title", () => {
  const page = render([picture, paragraph]);

  expect(page).toMatch(/<h2[^>]*>About us<\/h2>.*alt="Two people at a table".*<p>We sign first\.<\/p>/);
});

test("text without a title has no empty heading", () => {
  expect(render([paragraph], null)).not.toContain("<h2");
});

test("blocks from a newer Studio are skipped", () => {
  // This version's schema has no type for it.
  const hologram = { _key: "hologram", _type: "hologram" } as unknown as StoryText[number];

  const page = render([hologram, paragraph]);

  expect(page).toContain("We sign first.");
  expect(page).not.toContain("hologram");
});

test.each([[null], [[]]])("a title without text (%j) renders nothing", (body) => {
  expect(render(body)).toBe("");
});
