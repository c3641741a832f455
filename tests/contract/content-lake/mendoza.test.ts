import { toEffects } from "@shop/emulators/content-lake/history/effects.ts";
import { toMendozaPatch } from "@shop/emulators/content-lake/history/mendoza.ts";
import { expect, test } from "vitest";
import { mendoza } from "../../support/mendoza.ts";
import { createRandomEdits } from "../../support/random-edits.ts";

const course = {
  _id: "course-1a",
  _type: "course",
  _rev: "one",
  _createdAt: "2026-03-01T09:00:00Z",
  _updatedAt: "2026-03-01T09:00:00Z",
  title: "Level 1A",
  intro: "A first course in American Sign Language, from the alphabet to a conversation. Ünïcödé 👍 too.",
  body: Array.from({ length: 20 }, (_, index) => toBlock(index)),
};

function toBlock(index: number) {
  const text = `The paragraph number ${index} of this course.`;
  return { _key: `block${index}`, _type: "block", children: [{ _key: "span", _type: "span", text }] };
}

const throughWire = (patch: readonly unknown[]): unknown[] => JSON.parse(JSON.stringify(patch));

const seeds = Array.from({ length: 20 }, (_, index) => [index + 1]);

test.each(seeds)("a patch turns a random document into its edit and back (seed %i)", (seed) => {
  const edits = createRandomEdits(seed, 200);

  const there = edits.map(({ before, after }) =>
    mendoza.applyPatch(before, throughWire(toMendozaPatch(before, after))),
  );
  const back = edits.map(({ before, after }) =>
    mendoza.applyPatch(after, throughWire(toMendozaPatch(after, before))),
  );

  expect(there).toEqual(edits.map(({ after }) => after));
  expect(back).toEqual(edits.map(({ before }) => before));
});

test.each(seeds)("patches apply in sequence in the Studio's incremental patcher (seed %i)", (seed) => {
  const edits = createRandomEdits(seed, 200);
  const { incremental } = mendoza;

  const results = edits.map(({ before, after }) => {
    const there = incremental.applyPatch(
      incremental.wrap(before, "first"),
      toMendozaPatch(before, after),
      "a",
    );
    const back = incremental.applyPatch(there, toMendozaPatch(after, before), "b");
    return incremental.unwrap(incremental.applyPatch(back, toMendozaPatch(before, after), "c"));
  });

  expect(results).toEqual(edits.map(({ after }) => after));
});

test.each(seeds)("a patch is never longer than the whole document (seed %i)", (seed) => {
  const edits = createRandomEdits(seed, 200);

  const longer = edits.filter(
    ({ before, after }) =>
      JSON.stringify(toMendozaPatch(before, after)).length > JSON.stringify([0, after]).length,
  );

  expect(longer).toEqual([]);
});

test.each([
  ["a changed field", { ...course, title: "Level 1B" }, 40],
  ["a new field", { ...course, note: "New" }, 40],
  ["a letter typed into a long text", { ...course, intro: course.intro.replace("first", "first!") }, 40],
  ["a word typed after multibyte characters", { ...course, intro: `${course.intro} Yes` }, 40],
  ["an item moved to the end", { ...course, body: [...course.body.slice(1), course.body[0]] }, 40],
  ["items removed from the middle", { ...course, body: course.body.toSpliced(5, 3) }, 40],
  ["an item inserted", { ...course, body: course.body.toSpliced(3, 0, toBlock(99)) }, 240],
  ["an empty list", { ...course, body: [] }, 40],
])("the patch of %s contains little else", (_, after, limit) => {
  const patch = toMendozaPatch(course, after);

  expect(mendoza.applyPatch(course, patch)).toEqual(after);
  expect(JSON.stringify(patch).length).toBeLessThan(limit);
});

test("each part of a document keeps the patch that wrote it", () => {
  const titled = { ...course, title: "Level 1B" };
  const edited = { ...titled, body: titled.body.with(4, { ...toBlock(99), _key: "block4" }) };
  const start = mendoza.incremental.wrap(course, "before");

  const first = mendoza.incremental.applyPatch(start, toMendozaPatch(course, titled), "Eden");
  const second = mendoza.incremental.applyPatch(first, toMendozaPatch(titled, edited), "Vic");

  const fields = second.content?.fields;
  const blocks = fields?.body?.content?.elements;
  expect(fields?.title?.startMeta).toBe("Eden");
  expect(fields?.intro?.startMeta).toBe("before");
  expect(blocks?.[3]?.startMeta).toBe("before");
  expect(blocks?.[4]?.content?.fields?.children?.startMeta).toBe("Vic");
});

test("effects leave out revisions, as the Studio applies them", () => {
  const after = { ...course, _rev: "two", title: "Level 1B" };
  const { _rev: _before, ...contentBefore } = course;
  const { _rev: _after, ...contentAfter } = after;

  const { apply, revert } = toEffects({ before: course, after });

  expect(mendoza.applyPatch(contentBefore, apply)).toEqual(contentAfter);
  expect(mendoza.applyPatch(contentAfter, revert)).toEqual(contentBefore);
});

test("created and deleted documents are sent whole", () => {
  const { _rev, ...content } = course;

  expect(toEffects({ before: null, after: course })).toEqual({ apply: [0, content], revert: [0, null] });
  expect(toEffects({ before: course, after: null })).toEqual({ apply: [0, null], revert: [0, content] });
});
