import { expect, test } from "vitest";
import { walk } from "./walk.ts";

function paths(value: unknown): string[] {
  const visited: string[] = [];
  walk(value, (_fields, path) => visited.push(path));
  return visited;
}

test("finds the document and every object in it, by Studio path", () => {
  const document = { header: { image: {} }, title: "Level 1A", sections: [{ _key: "a1", image: {} }] };

  expect(paths(document)).toEqual([
    "",
    "header",
    "header.image",
    'sections[_key=="a1"]',
    'sections[_key=="a1"].image',
  ]);
});

test("identifies items without a key by their index", () => {
  expect(paths({ list: ["a", {}] })).toEqual(["", "list[1]"]);
});

test("visits everything", () => {
  expect(paths({ image: null, list: [null] })).toEqual([""]);
});
