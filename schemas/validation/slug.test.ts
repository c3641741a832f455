import { expect, test } from "vitest";
import { slugOptions } from "./slug.ts";

test.each([
  ["Signs & <b>Signers</b>", "Signs & Signers"],
  ["Signs & <b class='new'>Signers", "Signs & Signers"],
  ["What’s ASL, and what isn't?", "Whats ASL, and what isnt?"],
  ["Under 5 < over 5", "Under 5 < over 5"],
])("an address for “%s” is generated from “%s”", (title, source) => {
  const document = { title };

  expect(slugOptions("title").source(document)).toBe(source);
});

test.each([{}, { title: 5 }])("nothing is generated from a title like that of %j", (document) => {
  expect(slugOptions("title").source(document)).toBe("");
});
