import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

/** As raw JSON, for values that JSON can express and JavaScript can't. */
const mutate = (lake: TestLake, body: string) =>
  fetch(`${lake.url}/v2026-06-01/data/mutate/production`, {
    method: "POST",
    headers: { authorization: "Bearer sk-editor" },
    body,
  });

const nested = (depth: number): unknown => (depth === 0 ? "end" : { a: nested(depth - 1) });

test("a thousand mutations are one transaction", async () => {
  await using lake = await startTestLake();
  const mutations = Array.from({ length: 1000 }, (_, index) => ({
    create: { _id: `course-${index}`, _type: "course" },
  }));

  const { results } = await lake.client().mutate(mutations, { returnDocuments: false, returnFirst: false });

  expect(results).toHaveLength(1000);
  expect(await lake.client().fetch("count(array::unique(*._rev))")).toBe(1);
});

test("an empty list of mutations is accepted and makes no transaction", async () => {
  await using lake = await startTestLake();

  const result = await lake.client().mutate([], { returnDocuments: false, returnFirst: false });

  expect(result).toMatchObject({ transactionId: expect.any(String), results: [] });
});

test("text in any script comes back unchanged", async () => {
  await using lake = await startTestLake();
  const title = "手話 🤟🏽 \u0000 e\u0301 \u2028";

  await lake.client().create({ ...course, title, "naïve key": { "🤟": true } });

  expect(await lake.client().getDocument("course-1a")).toMatchObject({
    title,
    "naïve key": { "🤟": true },
  });
});

test.each([["é"], ["-a"], [".a"], ["a..b"], ["a b"], ["a/b"], ["a".repeat(129)]])(
  "the ID %j is malformed",
  async (id) => {
    await using lake = await startTestLake();

    const body = JSON.stringify({ mutations: [{ create: { ...course, _id: id } }] });
    const response = await mutate(lake, body);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({
      error: {
        items: [{ error: { description: `Malformed document ID: "${id}"`, type: "validationError" } }],
      },
    });
  },
);

test("an attribute twenty levels deep is stored", async () => {
  await using lake = await startTestLake();

  await lake.client().create({ ...course, deep: nested(19) });

  expect(await lake.client().getDocument("course-1a")).toMatchObject({ deep: nested(19) });
});

test.each([
  ["created", { create: { ...course, deep: nested(20) } }],
  ["patched in", { patch: { id: "there", set: { deep: nested(20) } } }],
  ["patched in by a long path", { patch: { id: "there", set: { [Array(21).fill("a").join(".")]: 1 } } }],
])("an attribute deeper than twenty levels is rejected if %s", async (_how, mutation) => {
  await using lake = await startTestLake();
  await lake.client().create({ _id: "there", _type: "course" });

  const response = await mutate(lake, JSON.stringify({ mutations: [mutation] }));

  expect(response.status).toBe(400);
  expect(await response.text()).toContain("depth");
});

test("a hundred thousand levels of nesting are rejected", async () => {
  await using lake = await startTestLake();
  const deep = `${"[".repeat(100_000)}${"]".repeat(100_000)}`;

  const response = await mutate(lake, `{"mutations":[{"create":{"_type":"course","deep":${deep}}}]}`);

  expect(response.status).toBe(400);
});

test("a number that overflows is rejected, even as the result of an increment", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...course, seats: 1e308 });

  const created = await mutate(lake, '{"mutations":[{"create":{"_type":"course","seats":1e400}}]}');
  const patched = lake.client().patch("course-1a").inc({ seats: 1e308 }).commit();

  expect(created.status).toBe(400);
  await expect(patched).rejects.toMatchObject({ statusCode: 400 });
});

test("minus zero is zero", async () => {
  await using lake = await startTestLake();

  await mutate(lake, '{"mutations":[{"create":{"_id":"course-1a","_type":"course","seats":-0}}]}');

  expect(await lake.client().fetch('*[_id == "course-1a"][0].seats')).toBe(0);
});

test("attributes named like Object.prototype members are stored like any other", async () => {
  await using lake = await startTestLake();
  const odd = { ...course, constructor: { prototype: { polluted: true } }, toString: "text", valueOf: 1 };

  await lake.client().create(odd);
  await lake.client().patch("course-1a").set({ "constructor.prototype.more": true }).commit();

  const stored = await lake.client().getDocument("course-1a");
  expect(JSON.stringify(stored)).toContain('"constructor":{"prototype":{"polluted":true,"more":true}}');
  expect({}).not.toHaveProperty("polluted");
});

test.each([
  ['{"create":{"_type":"course","__proto__":{"polluted":true}}}'],
  ['{"create":{"_type":"course","a":[{"__proto__":{"polluted":true}}]}}'],
  ['{"create":{"_type":"course","hasOwnProperty":1}}'],
  ['{"patch":{"id":"course-1a","set":{"a":{"__proto__":{"polluted":true}}}}}'],
])("%s is rejected, and the error names the key", async (mutation) => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const response = await mutate(lake, `{"mutations":[${mutation}]}`);

  expect(response.status).toBe(400);
  expect(await response.text()).toMatch(/__proto__|hasOwnProperty/);
  expect({}).not.toHaveProperty("polluted");
});

test("returns 413 for a body over four million bytes", async () => {
  await using lake = await startTestLake();

  const promise = lake.client().create({ ...course, title: "a".repeat(4_000_000) });

  await expect(promise).rejects.toMatchObject({
    statusCode: 413,
    message: expect.stringContaining("4000000"),
  });
});
