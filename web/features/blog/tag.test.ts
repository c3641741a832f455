import { expect, test } from "vitest";
import { listTags, postsTagged, tagPath } from "./tag.ts";

test.each([
  ["Deaf culture", "/blog/tags/deaf-culture"],
  ["Café & home", "/blog/tags/cafe-home"],
  ["手話", "/blog/tags/%E6%89%8B%E8%A9%B1"],
])("the subject %s has the path %s", (name, path) => {
  expect(tagPath(name)).toBe(path);
});

test("a subject without letters or digits has no path", () => {
  expect(tagPath("–")).toBeNull();
});

test("subjects are sorted by number of posts, then by name", () => {
  const tags = listTags([{ tags: ["Practice", "Kids"] }, { tags: ["Grammar", "Kids"] }, { tags: null }]);

  expect(tags.map(({ name, count }) => [name, count])).toEqual([
    ["Kids", 2],
    ["Grammar", 1],
    ["Practice", 1],
  ]);
});

test("two spellings with the same path are one subject, under the first name", () => {
  const posts = [{ tags: ["Deaf culture"] }, { tags: ["Deaf Culture"] }];

  expect(listTags(posts)).toEqual([{ name: "Deaf culture", slug: "deaf-culture", count: 2 }]);
  expect(postsTagged(posts, "deaf-culture")).toEqual(posts);
});

test("a post without subjects adds none", () => {
  expect(postsTagged([{ tags: null }, { tags: ["Kids"] }], "kids")).toEqual([{ tags: ["Kids"] }]);
});
