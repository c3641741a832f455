import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const spring = {
  _id: "_.releases.spring",
  _type: "system.release",
  _createdAt: "2026-03-01T12:00:00.000Z",
  name: "spring",
  state: "archived",
  userId: "p1",
  metadata: { title: "Spring", releaseType: "asap" },
  finalDocumentStates: [{ _key: "a", id: "versions.spring.course-1a" }],
};

const importRelease = (
  lake: TestLake,
  document: typeof spring & { publishAt?: string },
  ifExists: "fail" | "ignore" | "replace" = "fail",
) =>
  lake.client().action({
    actionType: "sanity.action.release.import",
    releaseId: document.name,
    attributes: document,
    ifExists,
  });

const read = (lake: TestLake) => lake.client().getDocument(spring._id);

test("a release is imported unchanged", async () => {
  await using lake = await startTestLake();

  await importRelease(lake, spring);

  expect(await read(lake)).toMatchObject(spring);
});

test("importing a release that exists is a conflict", async () => {
  await using lake = await startTestLake();
  await importRelease(lake, spring);

  const again = importRelease(lake, spring);

  await expect(again).rejects.toMatchObject({ statusCode: 409 });
});

test.each([
  ["ignore", "archived"],
  ["replace", "active"],
] as const)("with ifExists %s, an existing release becomes %s", async (ifExists, state) => {
  await using lake = await startTestLake();
  await importRelease(lake, spring);

  await importRelease(lake, { ...spring, state: "active" }, ifExists);

  expect(await read(lake)).toMatchObject({ state });
});

test.each([
  ["2126-06-01T12:00:00.000Z", { state: "scheduled", publishAt: "2126-06-01T12:00:00.000Z" }],
  ["2020-06-01T12:00:00.000Z", { state: "active" }],
])("a release scheduled for %s is %j after its import", async (publishAt, expected) => {
  await using lake = await startTestLake();

  await importRelease(lake, { ...spring, state: "scheduled", publishAt });

  expect(await read(lake)).toMatchObject(expected);
});
