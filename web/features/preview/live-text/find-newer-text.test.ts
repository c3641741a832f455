import { expect, test } from "vitest";
import { findNewerText } from "./find-newer-text.ts";

const title = (...titles: unknown[]) => titles.map((text) => ({ title: text }));

test("a field's older text is replaced with what's typed", () => {
  expect(findNewerText("Level 1", "title", title("Level 1", "Level 1A"))).toBe("Level 1A");
});

test("a page that's rendered from an older state skips to the latest", () => {
  expect(findNewerText("Le", "title", title("L", "Le", "Lev", "Leve"))).toBe("Leve");
});

test("text in a list is found by its key", () => {
  const at = (text: string) => ({ body: [{ _key: "a", children: [{ _key: "b", text }] }] });

  expect(
    findNewerText("Hello", 'body[_key=="a"].children[_key=="b"].text', [at("Hello"), at("Hello!")]),
  ).toBe("Hello!");
});

test.each([
  ["up to date", "Level 1A", title("Level 1", "Level 1A")],
  ["made from the field", "LEVEL 1", title("Level 1", "Level 1A")],
  ["of a field that's emptied", "Level 1", title("Level 1", "")],
  ["of a field that's removed", "Level 1", title("Level 1", undefined)],
  ["of a document that isn't known", "Level 1", []],
])("a text that's %s stays", (_, shown, versions) => {
  expect(findNewerText(shown, "title", versions)).toBeNull();
});
