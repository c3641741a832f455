import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course" };
const draft = { _id: "drafts.course-1a", _type: "course" };
const page = { _id: "home", _type: "page" };

/** The lines of an export, as `@sanity/export` requests it. */
async function readExport(lake: TestLake, params: Record<string, string> = {}) {
  const client = lake.client();
  const url = client.getUrl(`/data/export/production?${new URLSearchParams(params).toString()}`);
  const response = await fetch(url, { headers: { authorization: `Bearer ${client.config().token}` } });
  const lines = (await response.text()).split("\n").filter(Boolean);
  return {
    response,
    lines: lines.map((line): { _id?: string; nextCursor?: string } => JSON.parse(line)),
  };
}

const toIds = (lines: readonly { _id?: string }[]) => lines.map(({ _id }) => String(_id)).toSorted();

test("every document is a line of the export, drafts included", async () => {
  await using lake = await startTestLake();
  await lake.client().transaction().create(course).create(draft).create(page).commit();

  const { response, lines } = await readExport(lake);

  expect(response.headers.get("content-type")).toBe("application/x-ndjson");
  expect(toIds(lines)).toEqual(["course-1a", "drafts.course-1a", "home"]);
});

test("an export can be limited to types", async () => {
  await using lake = await startTestLake();
  await lake.client().transaction().create(course).create(page).commit();

  const { lines } = await readExport(lake, { types: "page,announcement" });

  expect(toIds(lines)).toEqual(["home"]);
});

test("an export in pages has each document once", async () => {
  await using lake = await startTestLake();
  const documents = Array.from({ length: 1001 }, (_, number) => ({
    _id: `course-${number}`,
    _type: "course",
  }));
  await lake.client().mutate(documents.map((create) => ({ create })));

  const first = await readExport(lake, { nextCursor: "" });
  const end = first.lines.at(-1);
  const second = await readExport(lake, { nextCursor: String(end?.nextCursor) });

  expect(end).toEqual({ nextCursor: expect.any(String) });
  expect(toIds([...first.lines.slice(0, -1), ...second.lines])).toEqual(toIds(documents));
});

test("a small export in pages is one page", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);

  const { lines } = await readExport(lake, { nextCursor: "" });

  expect(lines).toMatchObject([course]);
});

test("an unknown cursor is rejected", async () => {
  await using lake = await startTestLake();

  const { response } = await readExport(lake, { nextCursor: "made-up" });

  expect(response.status).toBe(400);
});
