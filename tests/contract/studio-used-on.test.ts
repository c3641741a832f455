import { toUsedOn, usedOnQuery } from "@shop/studio/presentation/used-on.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestLake } from "../support/content-lake.ts";
import { startSeededLake } from "../support/seeded-lake.ts";

let lake: TestLake;

beforeAll(async () => {
  lake = await startSeededLake();
});

afterAll(() => lake?.[Symbol.asyncDispose]());

const find = async (id: string) =>
  toUsedOn(await lake.client().withConfig({ perspective: "drafts" }).fetch(usedOnQuery, { id }));

const paths = async (id: string) => (await find(id))?.locations?.map(({ href }) => href);

test("an instructor is used on their own page and on those of their courses", async () => {
  expect(await paths("instructor-noor-lindqvist")).toEqual(
    expect.arrayContaining([
      "/instructors/noor-lindqvist",
      "/courses/kids-asl-course-level-1a",
      "/courses/kids-asl-course-level-1b",
    ]),
  );
});

test("a course is used on its bundles, the courses that build on it, and pages that show it, each once", async () => {
  const found = await paths("course-level-1a");

  expect(found?.slice(0, 2)).toEqual(["/courses/level-1a-online-asl-course", "/courses"]);
  expect(found).toEqual(
    expect.arrayContaining(["/courses/complete-course-bundle", "/courses/level-1b-online-asl-course"]),
  );
  expect(new Set(found).size).toBe(found?.length);
});

test("an author is used on their posts, by title", async () => {
  const author = await lake.client().fetch<string>(`*[_type == "author"][0]._id`);
  const posts = await lake
    .client()
    .fetch<string[]>(`*[_type == "blogPost" && references($author)].title`, { author });

  const titles = (await find(author))?.locations?.map(({ title }) => title);

  expect(posts.length).toBeGreaterThan(0);
  expect(titles).toEqual(expect.arrayContaining(["Blog", ...posts]));
});

test("an announcement is used on its parts of the site, or on every page", async () => {
  const create = (id: string, pages: string[]) =>
    lake.client().create({ _id: id, _type: "announcement", text: "Save 25%.", pages });
  await create("test-everywhere", []);
  await create("test-limited", ["courses", "blog"]);

  expect(await paths("test-everywhere")).toEqual(["/"]);
  expect(await paths("test-limited")).toEqual(["/courses", "/blog"]);
});

test("a document that doesn't exist is used nowhere", async () => {
  expect(await find("no-such-document")).toBeNull();
});
