import type { ContentSourceMapParsedPath, SanityClient } from "@sanity/client";
import { applySourceDocuments, jsonPathToStudioPath, studioPath } from "@sanity/client/csm";
import { stegaClean } from "@sanity/client/stega";
import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const course = {
  _id: "level-1a",
  _type: "course",
  title: "Level 1A",
  teacher: { _type: "reference", _ref: "mara" },
  topics: [{ _key: "t1", _type: "topic", name: "Greetings" }],
  body: [
    {
      _type: "block",
      _key: "b1",
      children: [{ _type: "span", _key: "s1", text: "Your first words", marks: [] }],
    },
  ],
};
const mara = { _id: "mara", _type: "instructor", name: "Mara" };

async function seed(client: SanityClient): Promise<void> {
  await client
    .transaction()
    .create(mara)
    .create(course)
    .create({ ...course, _id: "drafts.level-1a", title: "Level 1A, revised" })
    .commit();
}

const query = `*[_type == "course"][0]{
  "headline": title, "by": teacher->name, topics[]{_key, "label": name}, body, "loud": upper(title)
}`;

/** What the client's stega encoder learns about each string: its path in the result, and where it's edited. */
async function readEditables(
  lake: TestLake,
): Promise<{ result: unknown; editables: Record<string, string> }> {
  const editables: Record<string, string> = {};
  const toText = (path: ContentSourceMapParsedPath) => studioPath.toString(jsonPathToStudioPath(path));
  const client = lake.client({
    perspective: "drafts",
    stega: {
      enabled: true,
      studioUrl: "/studio",
      filter: ({ resultPath, sourcePath, sourceDocument }) => {
        editables[toText(resultPath)] = `${sourceDocument._id} ${sourceDocument._type} ${toText(sourcePath)}`;
        return true;
      },
    },
  });
  return { result: await client.fetch(query), editables };
}

test("the client finds the document and field behind each string in a result", async () => {
  await using lake = await startTestLake();
  await seed(lake.client());

  const { editables } = await readEditables(lake);

  expect(editables).toEqual({
    headline: "drafts.level-1a course title",
    by: "mara instructor name",
    'topics[_key=="t1"]._key': 'drafts.level-1a course topics[_key=="t1"]._key',
    'topics[_key=="t1"].label': 'drafts.level-1a course topics[_key=="t1"].name',
    'body[_key=="b1"].children[_key=="s1"].text':
      'drafts.level-1a course body[_key=="b1"].children[_key=="s1"].text',
  });
});

test("the client encodes that in the strings, and stegaClean removes it", async () => {
  await using lake = await startTestLake();
  await seed(lake.client());

  const { result } = await readEditables(lake);

  expect(result).not.toMatchObject({ headline: "Level 1A, revised" });
  expect(stegaClean(result)).toMatchObject({
    headline: "Level 1A, revised",
    by: "Mara",
    loud: "LEVEL 1A, REVISED",
  });
});

test("an unsaved edit shows up in the result", async () => {
  await using lake = await startTestLake();
  await seed(lake.client());
  const client = lake.client({ perspective: "drafts" });
  const { result, resultSourceMap } = await client.fetch(
    query,
    {},
    { filterResponse: false, resultSourceMap: true },
  );

  const edited = applySourceDocuments(
    result,
    resultSourceMap,
    ({ _id }) => ({ "drafts.level-1a": { ...course, _id: "drafts.level-1a", title: "Typing…" } })[_id],
    (changed) => changed,
    "drafts",
  );

  expect(edited).toMatchObject({ headline: "Typing…", by: "Mara" });
});

test("a result has no source map unless requested", async () => {
  await using lake = await startTestLake();
  await seed(lake.client());

  const answer = await lake.client({ perspective: "drafts" }).fetch(query, {}, { filterResponse: false });

  expect(answer.resultSourceMap).toBeUndefined();
});
