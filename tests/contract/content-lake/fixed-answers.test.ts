import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

test.each([
  ["/projects/anything", { id: "anything", displayName: "Content Lake" }],
  ["/projects/anything/grants", {}],
  ["/projects/anything/roles", [{ name: "administrator" }, { name: "editor" }, { name: "viewer" }]],
  ["/projects/anything/user-applications", []],
  ["/projects/anything/new-content-release-allowed", { data: { orgActiveReleaseLimit: null } }],
  ["/projects/anything/datasets?datasetProfile=comments", []],
  ["/projects/anything/datasets/production/settings/indexing", {}],
  ["/datasets", [{ name: "production", aclMode: "public", datasetProfile: "content", addonFor: null }]],
  ["/access/requests/me", []],
  ["/features", ["contentReleases", "sanityTasks", "singleDocRelease", "studioComments"]],
  ["/intake/telemetry-status", { status: "denied" }],
  ["/geoip/country", { isoCode: null }],
  ["/help", {}],
  ["/journey/announcements", []],
  ["/journey/trial", null],
  ["/data/references/production/documents/course-1a/to", { totalCount: 0, references: [] }],
  ["/auth/id", { id: "robot-editor" }],
  ["/ping", { pong: true }],
  ["/data/ping/production", { pong: true }],
])("the Studio gets a response for %s", async (url, answer) => {
  await using lake = await startTestLake();

  const response: unknown = await lake.client().request({ url });

  expect({ response }).toMatchObject({ response: answer });
});

test("the Studio's telemetry is accepted and discarded", async () => {
  await using lake = await startTestLake();

  const answer = await lake.client().request({ url: "/intake/batch", method: "POST", body: { batch: [] } });

  expect(answer).toEqual({});
});
