import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

type Scope = Record<string, string>;

const blocks = readBlocks(readFileSync(new URL("./tokens.css", import.meta.url), "utf8"));
const root = mergeBlocks(":root");
const grounds = [...blocks.keys()].filter((selector) => /^\[data-(?:ground|level)=/.test(selector));

test("finds every ground and level", () => {
  expect(grounds).toContain('[data-ground="ink"]');
  expect(grounds).toContain('[data-level="kids-2"]');
});

test.each([":root", ...grounds])("%s sets readable text, quiet text and links on its ground", (selector) => {
  const ratios = ["text", "text-quiet", "link"].map((name) => contrastOn(selector, name));

  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
});

test.each([":root", ...grounds])("%s shows focus rings and strokes against its ground", (selector) => {
  const ratios = ["focus", "stroke"].map((name) => contrastOn(selector, name));

  expect(Math.min(...ratios)).toBeGreaterThanOrEqual(3);
});

test.each([["call"], ["call-pressed"]])("the call to action is readable on %s", (name) => {
  expect(contrast(resolve(root, "call-text"), resolve(root, name))).toBeGreaterThanOrEqual(4.5);
});

test.each([["paper"], ["white"], ["sand"], ["sky"]])("coral notices are readable on %s", (name) => {
  expect(contrast(resolve(root, "coral"), resolve(root, name))).toBeGreaterThanOrEqual(4.5);
});

test.each(["adult", "kids"])("neighbouring %s levels differ to the eye", (audience) => {
  const steps = Object.keys(root)
    .filter((name) => new RegExp(`^${audience}-\\d$`).test(name))
    .map((name) => luminance(resolve(root, name)));

  expect(steps).toEqual(steps.toSorted((one, other) => other - one));
  expect(new Set(steps).size).toBe(steps.length);
});

function contrastOn(selector: string, name: string): number {
  const scope = { ...root, ...mergeBlocks(selector) };
  return contrast(resolve(scope, name), resolve(scope, "ground"));
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(colour.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function resolve(scope: Scope, name: string): string {
  const value = scope[name];
  if (!value) throw new Error(`tokens.css has no --${name}`);
  const reference = /^var\(--([\w-]+)\)$/.exec(value)?.[1];
  return reference ? resolve(scope, reference) : value;
}

function mergeBlocks(selector: string): Scope {
  return Object.assign({}, ...(blocks.get(selector) ?? [])) as Scope;
}

/** Each selector of the file with its blocks of custom properties, in order. */
function readBlocks(css: string): Map<string, Scope[]> {
  const found = new Map<string, Scope[]>();
  for (const [, selectors = "", body = ""] of css
    .replaceAll(/\/\*.*?\*\//gs, "")
    .matchAll(/([^{}]+)\{([^}]*)\}/g)) {
    const scope = Object.fromEntries(
      [...body.matchAll(/--([\w-]+):\s*([^;]+);/g)].map(([, name = "", value = ""]) => [name, value.trim()]),
    );
    for (const selector of selectors.split(",").map((part) => part.trim())) {
      found.set(selector, [...(found.get(selector) ?? []), scope]);
    }
  }
  return found;
}
