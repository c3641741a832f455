import { fitHeadings } from "@shop/studio/paste/fit-headings.ts";
import { beforeAll, expect, test } from "vitest";
import { builtinEnvironments } from "vitest/runtime";

beforeAll(async () => {
  await builtinEnvironments.jsdom.setup(globalThis, {});
});

test.each([
  ["<h1>Hands</h1>", "<h2>Hands</h2>"],
  ["<h2>Hands</h2><h3>Left</h3>", "<h2>Hands</h2><h3>Left</h3>"],
  ['<h4 dir="ltr">Left <b>hand</b></h4><h6>Thumb</h6>', "<h3>Left <b>hand</b></h3><h3>Thumb</h3>"],
])("pasted %s becomes %s", (html, expected) => {
  expect(fitHeadings(html)).toContain(`<body>${expected}</body>`);
});
