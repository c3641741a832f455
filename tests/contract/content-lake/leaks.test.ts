import { afterAll, beforeAll, expect, test } from "vitest";
import type { TestLake } from "../../support/content-lake.ts";
import { secret, startPlantedLake } from "../../support/planted-lake.ts";

// These tests only read, so they share a lake.
let lake: TestLake;
beforeAll(async () => {
  lake = await startPlantedLake();
});
afterAll(() => lake[Symbol.asyncDispose]());

/** The whole answer, headers too. */
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
  ["what is published", toQueryPath("*", { perspective: "published" })],
  ["the ids of everything", toQueryPath("*._id")],
  ["what points at a document", toQueryPath('*[references("course-1a")]')],
  ["what a reference leads to", toQueryPath('*[_id == "course-1a"]{"note": note->, "title": note->title}')],
  ["all that references lead to", toQueryPath("*.note->")],
  ["a query within a query", toQueryPath('*[_id == "course-1a"]{"all": *[title > ^.title]}')],
  ["the versions of a document", toQueryPath('*[sanity::versionOf("course-1a")]')],
  ["the releases", toQueryPath("releases::all()")],
  ["what is in a release", toQueryPath(`*[sanity::partOfRelease("r${secret}")]`)],
  ["a text search", toQueryPath('*[@ match text::query("quok*")]')],
  ["a search of a field", toQueryPath('*[title match "quok*"]')],
  ["a score", toQueryPath('* | score(title match "quok*")')],
  ["an order", toQueryPath("* | order(title desc)")],
  ["a source map", toQueryPath('*{title, "note": note->title}', { resultSourceMap: "true" })],
  ["an export", "/data/export/production"],
  ["a part of an export", "/data/export/production?nextCursor="],
  ["a document by its id", "/data/doc/production/course-1a,drafts.course-1a,notes.internal"],
  ["the versions of a document by its id", "/data/doc/production/course-1a?includeAllVersions=true"],
])("%s holds nothing private for who has no token", async (_what, path) => {
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
])("%s counts what is public alone", async (query, answer) => {
  const { body } = await read(toQueryPath(query));

  expect(JSON.parse(body)).toMatchObject({ result: answer });
});

test("the tags of an answer name no document", async () => {
  const { body } = await read(toQueryPath('*[_type == "course"]{"note": note->}'));

  const { syncTags } = JSON.parse(body);
  expect(syncTags).toHaveLength(2);
  expect(syncTags.join()).toMatch(/^(s1:[0-9a-f]{10},?){2}$/);
});

test.each([
  ["the drafts", toQueryPath("*", { perspective: "drafts" })],
  ["the drafts, by their old name", toQueryPath("*", { perspective: "previewDrafts" })],
  ["a release", toQueryPath("*", { perspective: `r${secret}` })],
  ["a release over what is published", toQueryPath("*", { perspective: `r${secret},published` })],
  ["the live events of drafts", "/data/live/events/production?includeDrafts=true"],
  ["the history of a document", "/data/history/production/events/documents/course-1a"],
  ["the history of a release", `/data/history/production/events/releases/r${secret}`],
  ["transactions", "/data/history/production/transactions/course-1a,drafts.course-1a"],
  ["documents as they were", "/data/history/production/documents/course-1a,drafts.course-1a"],
  ["documents as they last were", "/data/history/production/documents/drafts.course-1a?lastRevision=true"],
  ["documents at a revision", `/data/history/production/documents/drafts.ana?revision=${secret}-drafts`],
  ["the members", "/projects/anything"],
  ["a person", "/users/robot-editor"],
  ["several people", "/users/robot-editor,robot-viewer"],
  ["what the Studio remembers", "/users/me/keyvalue/sort"],
  ["the datasets", "/datasets"],
  ["what a role may do", "/projects/anything/datasets/production/acl"],
])("%s asks for a token", async (_what, path) => {
  const { status, text } = await read(path);

  expect(status).toBe(401);
  expect(text.replaceAll(`r${secret}`, "")).not.toMatch(/quokka|robot|@/);
});

test("a document's versions are not even named to who may not read them", async () => {
  const { body } = await read("/data/doc/production/course-1a?includeAllVersions=true&excludeContent=true");

  expect(JSON.parse(body)).toEqual({ documents: [], omitted: [] });
});

test("a private document that exists is answered like one that does not", async () => {
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
  ["a parameter that is not there", "*[title == $missing]"],
  ["an unknown function", '*{"a": nowhere::at(title)}'],
])("the words of %s quote the query alone", async (_what, query) => {
  const { text } = await read(toQueryPath(query));

  expect(text).not.toMatch(privateText);
});

test.each([
  ["a mutation", "mutate", { mutations: [{ delete: { query: '*[title match "quok*"]' } }] }],
  [
    "a mutation of a draft",
    "mutate",
    { mutations: [{ patch: { id: "drafts.ana", ifRevisionID: "a", set: {} } }] },
  ],
  [
    "an action",
    "actions",
    { actions: [{ actionType: "sanity.action.document.discard", draftId: "drafts.ana" }] },
  ],
])("%s without a token is refused before anything is looked up", async (_what, endpoint, body) => {
  const response = await fetch(`${lake.url}/v2026-06-01/data/${endpoint}/production?returnDocuments=true`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });

  expect(response.status).toBe(401);
  expect(await response.text()).not.toMatch(privateText);
});
