import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { contrast, luminance } from "./contrast.ts";
import { readTokens, resolveToken } from "./tokens.ts";

const tokens = readTokens(fileURLToPath(new URL("..", import.meta.url)));
const grounds = [...tokens.scopes.keys()].filter((selector) => /^\[data-(?:ground|level)=/.test(selector));

test("finds every background and level", () => {
  expect(grounds).toContain('[data-ground="ink"]');
  expect(grounds).toContain('[data-level="kids-2"]');
});

test.each([":root", ...grounds])("%s has readable text, quiet text and links", (selector) => {
  const ratios = ["text", "text-quiet", "link"].map((name) => contrastOn(selector, name));

  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});

test.each([":root", ...grounds])("%s has visible focus rings and strokes", (selector) => {
  const ratios = ["focus", "stroke"].map((name) => contrastOn(selector, name));

  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
});

test.each([["call"], ["call-pressed"]])("the call to action is readable on %s", (name) => {
  expect(contrast(resolveToken(tokens, "call-text"), resolveToken(tokens, name))).toBeGreaterThanOrEqual(4.5);
});

test.each([["paper"], ["white"], ["sand"], ["sky"]])("coral notices are readable on %s", (name) => {
  expect(contrast(resolveToken(tokens, "coral"), resolveToken(tokens, name))).toBeGreaterThanOrEqual(4.5);
});

test.each([
  ":root",
  '[data-ground="sand"]',
  '[data-ground="sky"]',
  '[data-ground="ink"]',
  '[data-ground="pine"]',
])("an error is readable on %s", (selector) => {
  expect(contrastOn(selector, "problem")).toBeGreaterThanOrEqual(4.5);
});

test.each(["adult", "kids"])("neighboring %s levels look different", (audience) => {
  const steps = Object.keys(tokens.root)
    .filter((name) => new RegExp(`^${audience}-\\d$`).test(name))
    .map((name) => luminance(resolveToken(tokens, name)));

  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(new Set(steps).size).toBe(steps.length);
});

function contrastOn(selector: string, name: string): number {
  return contrast(resolveToken(tokens, name, selector), resolveToken(tokens, "ground", selector));
}
