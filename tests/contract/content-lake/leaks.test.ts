import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestLake } from "../../support/content-lake.ts";
import { secret, startLakeWithSecrets } from "../../support/lake-with-secrets.ts";

// These tests only read, so they share a lake.
let lake: TestLake;
beforeAll(async () => {
  lake = await startLakeWithSecrets();
});
afterAll(() => lake[Symbol.asyncDispose]());

/** The whole response, headers included. */
async function read(path: string, token?: string) {
  const headers: HeadersInit = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${lake.url}/v2026-06-01${path}`, { headers });
  const body = await response.text();
  return { status: response.status, text: `${JSON.stringify([...response.headers])}${body}`, body };
}

function toQueryPath(query: string, options: Record<string, string> = {}): string {
  const search = new URLSearchParams({ query, perspective: "raw", returnQuery: "false", ...options });
  return `/data/query/production?${search}`;
}

const privateText = new RegExp(`${secret}|drafts\\.|versions\\.|_\\.releases`);

test.each([
  ["everything", toQueryPath("*[defined(_id)]")],
  ["published documents", toQueryPath("*", { perspective: "published" })],
  ["all ids", toQueryPath("*._id")],
  ["documents that refer to another", toQueryPath('*[references("course-1a")]')],
  ["a dereferenced document", toQueryPath('*[_id == "course-1a"]{"note": note->, "title": note->title}')],
  ["all dereferenced documents", toQueryPath("*.note->")],
  ["a nested query", toQueryPath('*[_id == "course-1a"]{"all": *[title > ^.title]}')],
  ["a document's versions", toQueryPath('*[sanity::versionOf("course-1a")]')],
  ["the releases", toQueryPath("releases::all()")],
  ["a release's documents", toQueryPath(`*[sanity::partOfRelease("r${secret}")]`)],
  ["a text search", toQueryPath('*[@ match text::query("quok*")]')],
  ["a text search in a field", toQueryPath('*[title match "quok*"]')],
  ["a score", toQueryPath('* | score(title match "quok*")')],
  ["sorting", toQueryPath("* | order(title desc)")],
  ["a source map", toQueryPath('*{title, "note": note->title}', { resultSourceMap: "true" })],
  ["an export", "/data/export/production"],
  ["a page of an export", "/data/export/production?nextCursor="],
  ["documents by id", "/data/doc/production/course-1a,drafts.course-1a,notes.internal"],
  ["a document's versions by id", "/data/doc/production/course-1a?includeAllVersions=true"],
])("%s without a token contains nothing private", async (_what, path) => {
  const anyone = await read(path);
  const viewer = await read(path, "sk-viewer");

  expect(anyone.status).toBe(200);
  expect(anyone.text.replace('"drafts.course-1a","reason":"permission"', "")).not.toMatch(privateText);
  expect(viewer.text).toMatch(secret);
});

test.each([
  ["count(*)", 1],
  ['count(*[title match "quok*"])', 0],
  ['count(*[_id in path("drafts.**")])', 0],
  ['count(*[references("course-1a")])', 0],
  ['count(*[_id == "course-1a" && defined(note->_id)])', 0],
  ['count(*[sanity::versionOf("course-1a")])', 1],
  ["count(releases::all())", 0],
  ["math::max(*.order)", null],
  ['defined(*[_id == "notes.internal"][0])', false],
])("%s counts only public documents", async (query, answer) => {
  const { body } = await read(toQueryPath(query));

  expect(JSON.parse(body)).toMatchObject({ result: answer });
});

test("a response's sync tags don't name documents", async () => {
  const { body } = await read(toQueryPath('*[_type == "course"]{"note": note->}'));

  const { syncTags } = JSON.parse(body);
  expect(syncTags).toHaveLength(2);
  expect(syncTags.join()).toMatch(/^(s1:[0-9a-f]{10},?){2}$/);
});

test.each([
  ["the drafts", toQueryPath("*", { perspective: "drafts" })],
  ["drafts by their old name", toQueryPath("*", { perspective: "previewDrafts" })],
  ["a release", toQueryPath("*", { perspective: `r${secret}` })],
  ["a release on top of published documents", toQueryPath("*", { perspective: `r${secret},published` })],
  ["the live events of drafts", "/data/live/events/production?includeDrafts=true"],
  ["a document's history", "/data/history/production/events/documents/course-1a"],
  ["a release's history", `/data/history/production/events/releases/r${secret}`],
  ["transactions", "/data/history/production/transactions/course-1a,drafts.course-1a"],
  ["past documents", "/data/history/production/documents/course-1a,drafts.course-1a"],
  [
    "documents at their last revision",
    "/data/history/production/documents/drafts.course-1a?lastRevision=true",
  ],
  ["documents at a revision", `/data/history/production/documents/drafts.ana?revision=${secret}-drafts`],
  ["the members", "/projects/anything"],
  ["a person", "/users/robot-editor"],
  ["several people", "/users/robot-editor,robot-viewer"],
  ["the Studio's saved preferences", "/users/me/keyvalue/sort"],
  ["the datasets", "/datasets"],
  ["a role's grants", "/projects/anything/datasets/production/acl"],
])("%s requires a token", async (_what, path) => {
  const { status, text } = await read(path);

  expect(status).toBe(401);
  expect(text.replaceAll(`r${secret}`, "")).not.toMatch(/quokka|robot|@/);
});

test("a document's versions aren't even named without a token", async () => {
  const { body } = await read("/data/doc/production/course-1a?includeAllVersions=true&excludeContent=true");

  expect(JSON.parse(body)).toEqual({ documents: [], omitted: [] });
});

test("a private document gets the same response as one that doesn't exist", async () => {
  const { body } = await read("/data/doc/production/notes.internal,notes.nobody-wrote");

  expect(JSON.parse(body)).toEqual({
    documents: [],
    omitted: [
      { id: "notes.internal", reason: "permission" },
      { id: "notes.nobody-wrote", reason: "permission" },
    ],
  });
});

test.each([
  ["a syntax error", "*[title =="],
  ["a failing function", 'string::split(*[0].title, 1)[0 .. "a"]'],
  ["a missing parameter", "*[title == $missing]"],
  ["an unknown function", '*{"a": nowhere::at(title)}'],
])("the error for %s quotes only the query", async (_what, query) => {
  const { text } = await read(toQueryPath(query));

  expect(text).not.toMatch(privateText);
});

test.each([
  ["a mutation", "mutate", 403, { mutations: [{ delete: { query: '*[title match "quok*"]' } }] }],
  [
    "a mutation of a draft",
    "mutate",
    403,
    { mutations: [{ patch: { id: "drafts.ana", ifRevisionID: "a", set: {} } }] },
  ],
  [
    "an action",
    "actions",
    401,
    { actions: [{ actionType: "sanity.action.document.discard", draftId: "drafts.ana" }] },
  ],
])("%s without a token is rejected before any lookup", async (_what, endpoint, status, body) => {
  const response = await fetch(`${lake.url}/v2026-06-01/data/${endpoint}/production?returnDocuments=true`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  expect(response.status).toBe(status);
  expect(await response.text()).not.toMatch(privateText);
});
