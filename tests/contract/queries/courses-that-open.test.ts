import { courseQuery } from "@shop/web/content/courses.server.ts";
import { expect, test } from "vitest";
import { createMemoryDataset } from "../../support/query-client.ts";

const written = {
  _type: "course",
  _rev: "1",
  _createdAt: "2026-01-01T09:00:00Z",
  _updatedAt: "2026-01-01T09:00:00Z",
};
const course = { ...written, _id: "1a", slug: { _type: "slug", current: "1a" }, thinkificId: "101" };
const part = { ...written, _id: "1b", thinkificId: "102" };
const holdingPart = { bundledCourses: [{ _type: "reference", _key: "b", _ref: "1b" }] };

test.each([
  ["a course with a learning site ID opens", {}, {}, true],
  ["a course without one doesn't open", { thinkificId: undefined }, {}, false],
  ["a course whose ID is empty doesn't open", { thinkificId: "" }, {}, false],
  ["a bundle whose courses have one opens", { ...holdingPart, thinkificId: undefined }, {}, true],
  ["a bundle with a course without one doesn't open", holdingPart, { thinkificId: undefined }, false],
])("%s", async (_sentence, fields, fieldsOfPart, opens) => {
  const { client } = createMemoryDataset([
    { ...course, ...fields },
    { ...part, ...fieldsOfPart },
  ]);

  expect(await client.fetch(courseQuery, { slug: "1a" })).toMatchObject({ opens });
});
