import { ClientError, type SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { startTestLake } from "../../support/content-lake.ts";

const course = {
  _id: "level-1a",
  _type: "course",
  title: "Level 1A",
  teacher: { _type: "reference", _ref: "mara" },
};
const mara = { _id: "mara", _type: "instructor", name: "Mara" };

async function seed(client: SanityClient): Promise<void> {
  await client
    .transaction()
    .create(mara)
    .create(course)
    .create({ ...course, _id: "drafts.level-1a", title: "Level 1A, revised" })
    .create({ ...course, _id: "versions.rSummer.level-1a", title: "Level 1A in summer" })
    .commit();
}

test.each([
  ["published" as const, "Level 1A"],
  ["drafts" as const, "Level 1A, revised"],
  [["rSummer", "drafts"], "Level 1A in summer"],
])("a client can choose the perspective %j", async (perspective, title) => {
  await using lake = await startTestLake();
  await seed(lake.client());

  const titles = await lake.client({ perspective }).fetch('*[_type == "course"].title');

  expect(titles).toEqual([title]);
});

test("parameters of every type are passed", async () => {
  await using lake = await startTestLake();
  const params = {
    text: 'a "quoted" & é',
    number: 1.5,
    flag: true,
    list: ["a", 2],
    nothing: null,
    object: { a: 1 },
  };

  const answer = await lake
    .client()
    .fetch(
      '{"text": $text, "number": $number, "flag": $flag, "list": $list, "nothing": $nothing, "object": $object}',
      params,
    );

  expect(answer).toEqual(params);
});

test("a syntax error is a client error with its position", async () => {
  await using lake = await startTestLake();

  const failure = await lake
    .client()
    .fetch("*[_type == ]")
    .catch((error: unknown) => error);

  expect(failure).toBeInstanceOf(ClientError);
  expect(failure).toMatchObject({
    statusCode: 400,
    message: expect.stringContaining("GROQ query parse error"),
    details: {
      type: "queryParseError",
      query: "*[_type == ]",
      start: expect.any(Number),
      end: expect.any(Number),
    },
  });
});

test("a missing parameter is a client error that names it", async () => {
  await using lake = await startTestLake();

  await expect(lake.client().fetch("*[_id == $id]")).rejects.toThrow(
    "param $id referenced, but not provided",
  );
});

test("a query may end in a comment", async () => {
  await using lake = await startTestLake();

  expect(await lake.visitor().fetch('"after" // all')).toBe("after");
});

test("a query can read its project ID and dataset", async () => {
  await using lake = await startTestLake();

  const place = await lake.client().fetch('{"project": sanity::projectId(), "dataset": sanity::dataset()}');

  expect(place).toEqual({ project: "anything", dataset: "production" });
});

test("a query can ask what's near", async () => {
  await using lake = await startTestLake();
  const stores = [
    { _id: "belem", _type: "store", location: { _type: "geopoint", lat: 38.7, lng: -9.21 } },
    { _id: "alfama", _type: "store", location: { _type: "geopoint", lat: 38.71, lng: -9.13 } },
    { _id: "porto", _type: "store", location: { _type: "geopoint", lat: 41.15, lng: -8.61 } },
  ];
  const params = {
    here: { lat: 38.71, lng: -9.14 },
    lisbon: {
      type: "Polygon",
      coordinates: [toCorners("-9.3 38.6, -9 38.6, -9 38.8, -9.3 38.8, -9.3 38.6")],
    },
  };
  await lake.client().mutate(stores.map((create) => ({ create })));

  const near = await lake
    .client()
    .fetch("*[geo::contains($lisbon, location)] | order(geo::distance($here, location))._id", params);

  expect(near).toEqual(["alfama", "belem"]);
});

function toCorners(text: string): number[][] {
  return text.split(", ").map((corner) => corner.split(" ").map(Number));
}

test("a query can ask how a draft differs from what's published", async () => {
  await using lake = await startTestLake();
  await seed(lake.client());
  const query = `*[_id == "drafts.level-1a"][0]{
    "changed": diff::changedAny(@, *[_id == "level-1a"][0], (title, subtitle)),
    "onlyTitle": diff::changedOnly({title, teacher}, *[_id == "level-1a"][0]{title, teacher}, title)
  }`;

  const difference = await lake.client({ perspective: "raw" }).fetch(query);

  expect(difference).toEqual({ changed: true, onlyTitle: true });
});

test("the Studio's search finds documents by their words", async () => {
  await using lake = await startTestLake();
  await seed(lake.client());

  const found = await lake
    .client({ perspective: "drafts" })
    .fetch("*[_type in $__types && ([@, _id] match text::query($__query) || references($__rawQuery))]._id", {
      __types: ["course", "instructor"],
      __query: "mar*",
      __rawQuery: "mar",
    });

  expect(found).toEqual(["mara"]);
});

test("a change sends a live event with a sync tag of each result that changes, and no others", async () => {
  await using lake = await startTestLake();
  await seed(lake.client());
  const visitor = lake.visitor();
  const [courses, teachers, teacherOfCourse] = await Promise.all([
    readTags(visitor, '*[_type == "course"]{title}'),
    readTags(visitor, '*[_type == "instructor"]{name}'),
    readTags(visitor, '*[_type == "course"]{"by": teacher->name}'),
  ]);

  const expired = await readLiveTags(visitor, () =>
    lake.client().patch("mara").set({ name: "Mara B." }).commit(),
  );

  expect({
    courses: courses.some((tag) => expired.includes(tag)),
    teachers: teachers.some((tag) => expired.includes(tag)),
    teacherOfCourse: teacherOfCourse.some((tag) => expired.includes(tag)),
  }).toEqual({ courses: false, teachers: true, teacherOfCourse: true });
});

async function readTags(client: SanityClient, query: string): Promise<readonly string[]> {
  const { syncTags = [] } = await client.fetch(query, {}, { filterResponse: false });
  return syncTags;
}

/** The tags of the first live event that a change causes. */
function readLiveTags(client: SanityClient, change: () => Promise<unknown>): Promise<readonly string[]> {
  return new Promise((resolve, reject) => {
    const subscription = client.live.events().subscribe({
      next: (event) => {
        if (event.type === "welcome") change().catch(reject);
        if (event.type !== "message") return;
        resolve(event.tags);
        subscription.unsubscribe();
      },
      error: reject,
    });
  });
}

test("a query is too long for a URL at 11 kB, and the client posts it", async () => {
  await using lake = await startTestLake();
  const toQuery = (length: number) => `"${"a".repeat(length)}"`;
  const get = (query: string) =>
    fetch(
      `${lake.url}/v2026-06-01/data/query/production?perspective=published&${new URLSearchParams({ query })}`,
    );

  // With "?query=" and a quotation mark on each side, encoded as three characters.
  const [longest, tooLong] = await Promise.all([get(toQuery(11_250)), get(toQuery(11_251))]);
  const posted = [toQuery(11_250), toQuery(11_251)].map((query) => lake.visitor().fetch<string>(query));

  expect([longest.status, tooLong.status]).toEqual([200, 414]);
  expect(await tooLong.json()).toMatchObject({ message: expect.stringContaining("POST") });
  expect((await Promise.all(posted)).map(({ length }) => length)).toEqual([11_250, 11_251]);
});
