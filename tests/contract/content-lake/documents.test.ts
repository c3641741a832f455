import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

test("a document is fetched by ID", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const document = await lake.client().getDocument("course-1a");

  expect(document).toMatchObject(course);
  expect(document).toHaveProperty("_rev", expect.any(String));
  expect(document).toHaveProperty("_createdAt", document?._updatedAt);
});

test("missing IDs return null in their place", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const documents = await lake.client().getDocuments(["missing", "course-1a"]);

  expect(documents).toEqual([null, expect.objectContaining(course)]);
});

test("many documents can be checked for existence in one request", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const existing = await lake.client().documentsExists(["missing", "course-1a", "drafts.course-1a"]);

  expect(existing).toEqual(new Set(["course-1a"]));
});

test("all versions of a document can be requested together", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  await lake.client().create({ ...course, _id: "drafts.course-1a" });
  await lake.client().create({ ...course, _id: "versions.spring.course-1a" });

  const documents = await lake.client().getDocument("course-1a", { includeAllVersions: true });

  expect(documents?.map(({ _id }) => _id)).toEqual([
    "course-1a",
    "drafts.course-1a",
    "versions.spring.course-1a",
  ]);
});

test("a query takes parameters", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const title = await lake.client().fetch("*[_id == $id][0].title", { id: "course-1a" });

  expect(title).toBe("Level 1A");
});

test("a query too long for a URL is sent as a body", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const ids = Array.from({ length: 2000 }, (_, index) => `course-${index}a`);
  const titles = await lake.client().fetch("*[_id in $ids].title", { ids });

  expect(titles).toEqual(["Level 1A"]);
});

test("a response has the query, sync tags and a duration", async () => {
  await using lake = await startTestLake();

  const answer = await lake.client().fetch("*", {}, { filterResponse: false });

  expect(answer).toMatchObject({ query: "*", result: [], ms: expect.any(Number) });
  expect(answer.syncTags).toEqual([expect.stringMatching(/^s1:/)]);
});

test("without a perspective, a query sees published documents since 2025-02-19, and raw before that", async () => {
  await using lake = await startTestLake();
  await lake.client().create({ ...course, _id: "drafts.course-1a" });
  const ask = async (version: string) => {
    const url = `${lake.url}/v${version}/data/query/production?query=${encodeURIComponent("count(*)")}`;
    const response = await fetch(url, { headers: { authorization: "Bearer sk-viewer" } });
    return response.json();
  };

  expect(await ask("2025-02-19")).toMatchObject({ result: 0 });
  expect(await ask("2024-12-01")).toMatchObject({ result: 1 });
  expect(await ask("1")).toMatchObject({ result: 1 });
});

test("a syntax error is a parse error with its position", async () => {
  await using lake = await startTestLake();

  const response = await fetch(
    `${lake.url}/v2026-06-01/data/query/production?query=${encodeURIComponent("*[_type ==")}`,
  );

  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    error: {
      type: "queryParseError",
      query: "*[_type ==",
      description: "Unexpected end of query",
      start: 9,
      end: 10,
    },
  });
});

test("returns 400 for a body that isn't JSON", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v1/data/query/production`, { method: "POST", body: "{" });

  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    statusCode: 400,
    error: "Bad Request",
    message: "The request body isn't valid JSON",
  });
});

test("returns 413 for a body over the limit", async () => {
  await using lake = await startTestLake();

  const promise = lake.client().create({ _type: "course", text: "a".repeat(5 * 1024 * 1024) });

  await expect(promise).rejects.toMatchObject({ statusCode: 413 });
});

test("an endpoint that isn't emulated says so", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v1/media-libraries/abc`);

  expect(response.status).toBe(404);
  expect(await response.json()).toEqual({
    statusCode: 404,
    error: "Not Found",
    message: "The Content Lake emulator doesn't serve GET /v1/media-libraries/abc yet.",
  });
  expect(lake.lake.unknownRequests).toEqual([{ method: "GET", path: "/v1/media-libraries/abc" }]);
});

test("returns 400 for a path that can't be decoded", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v1/data/doc/production/%E0%A4%A`);

  expect(response.status).toBe(400);
});

test("datasets are separate", async () => {
  await using lake = await startTestLake();
  await lake.createDataset("staging");

  await lake.client({ dataset: "staging" }).create(course);

  expect(await lake.client().fetch("count(*)")).toBe(0);
  expect(await lake.client({ dataset: "staging" }).fetch("count(*)")).toBe(1);
  expect(await lake.client().datasets.list()).toMatchObject([{ name: "production" }, { name: "staging" }]);
});

test("a dataset can be created", async () => {
  await using lake = await startTestLake();

  await lake.client({ token: "sk-administrator" }).datasets.create("staging");

  expect(await lake.client().datasets.list()).toMatchObject([{ name: "production" }, { name: "staging" }]);
});
