import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { MarkedSign } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { SignReference } from "./sign-reference.tsx";

beforeEach(stubEmbeddedEnvironment);

const sign: MarkedSign = {
  _type: "sign",
  gloss: "THANK-YOU",
  word: "thank you",
  description: "Fingertips at the chin come forward.",
  slug: "thank-you",
  clip: null,
};

const render = (marked: MarkedSign | null) =>
  renderToStaticMarkup(<SignReference sign={marked}>THANK-YOU</SignReference>);

test("a marked sign is a link to its page before any script runs, and nothing else is loaded", () => {
  const markup = render(sign);

  expect(markup).toMatch(/<a [^>]*href="\/asl\/dictionary\/thank-you"[^>]*>THANK-YOU<\/a>/);
  expect(markup).not.toMatch(/<video|<img/);
});

test.each([
  ["deleted", null],
  ["without an address", { ...sign, slug: null }],
])("a sign that's %s leaves its words", (_state, marked) => {
  expect(render(marked)).toBe("THANK-YOU");
});
