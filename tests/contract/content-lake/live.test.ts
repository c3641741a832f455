import type { LiveEvent, SanityClient } from "@sanity/client";
import { expect, test } from "vitest";
import { startTestLake, until } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A", slug: { current: "level-1a" } };

async function follow(client: SanityClient, options: { includeDrafts?: boolean } = {}) {
  const events: LiveEvent[] = [];
  const errors: unknown[] = [];
  const subscription = client.live
    .events(options)
    .subscribe({ next: (event) => events.push(event), error: (error: unknown) => errors.push(error) });
  await until(() => events.length + errors.length > 0);
  return {
    events,
    errors,
    get tags(): readonly string[] {
      return events.flatMap((event) => (event.type === "message" ? event.tags : []));
    },
    [Symbol.dispose]: () => subscription.unsubscribe(),
  };
}

async function readUntil(response: Response, wanted: string): Promise<string> {
  let text = "";
  for await (const chunk of response.body ?? []) {
    text += new TextDecoder().decode(chunk);
    if (text.includes(wanted)) return text;
  }
  throw new Error(`The stream ended without ${wanted}: ${text}`);
}

test("a page gets a live event with its query's tags when a document changes", async () => {
  await using lake = await startTestLake();
  await lake.client().create(course);
  const { syncTags = [] } = await lake
    .visitor()
    .fetch('*[_type == "course" && slug.current == "level-1a"][0]', {}, { filterResponse: false });
  using stream = await follow(lake.visitor());

  await lake.client().patch("course-1a").set({ title: "New" }).commit();
  await until(() => stream.tags.length > 0);

  expect(stream.events[0]).toMatchObject({ type: "welcome" });
  expect(syncTags.some((tag) => stream.tags.includes(tag))).toBe(true);
});

test("visitors get no draft events", async () => {
  await using lake = await startTestLake();
  using visitor = await follow(lake.visitor());
  using editor = await follow(lake.client(), { includeDrafts: true });

  await lake.client().create({ ...course, _id: "drafts.course-1a" });
  await until(() => editor.tags.length > 0);

  expect(visitor.tags).toEqual([]);
});

test("draft events require a valid token", async () => {
  await using lake = await startTestLake();

  using stream = await follow(lake.client({ token: "made-up" }), { includeDrafts: true });

  expect(stream.errors).toEqual([expect.objectContaining({ name: "ConnectionFailedError", status: 401 })]);
});

test("draft events without a token are rejected", async () => {
  await using lake = await startTestLake();

  const response = await fetch(`${lake.url}/v2026-06-01/data/live/events/production?includeDrafts=true`);

  expect(response.status).toBe(401);
});

test('the documented "all documents" option includes drafts, with a token', async () => {
  await using lake = await startTestLake();
  const url = `${lake.url}/v2026-06-01/data/live/events/production?includeAllDocuments=true`;

  const anonymous = await fetch(url);
  const response = await fetch(url, { headers: { authorization: "Bearer sk-viewer" } });
  await lake.client().create({ ...course, _id: "drafts.course-1a" });
  const text = await readUntil(response, '"tags"');

  expect(anonymous.status).toBe(401);
  expect(text).toContain('data: {"tags":["s1:');
});

test("events that wait for Sanity Functions arrive at once, because none runs", async () => {
  await using lake = await startTestLake();
  const url = `${lake.url}/v2026-06-01/data/live/events/production`;

  const response = await fetch(`${url}?waitFor=function`);
  await lake.client().create(course);

  expect(await readUntil(response, '"tags"')).toContain('data: {"tags":["s1:');
  expect((await fetch(`${url}?waitFor=christmas`)).status).toBe(400);
});

test("subscribers of a deleted dataset are disconnected for good", async () => {
  await using lake = await startTestLake();
  await lake.createDataset("staging");
  await lake.client({ dataset: "staging" }).create(course);
  using stream = await follow(lake.client({ dataset: "staging" }));

  await lake.client({ token: "sk-administrator" }).datasets.delete("staging");
  await until(() => stream.errors.length > 0);

  expect(stream.errors).toEqual([expect.objectContaining({ name: "DisconnectError" })]);
});

test("a subscriber over the limit is told to go away and poll", async () => {
  await using lake = await startTestLake();
  const open = () => lake.lake.fetch(new Request(`${lake.url}/v2026-06-01/data/live/events/production`));
  for (let count = 0; count < 1000; count += 1) await open();

  const response = await open();

  expect(await response.text()).toMatch(/event: goaway\ndata: \{"reason":"connection limit reached"\}/);
});

test("changes in another dataset aren't sent", async () => {
  await using lake = await startTestLake();
  await lake.createDataset("staging");
  using production = await follow(lake.visitor());
  using staging = await follow(lake.client({ dataset: "staging" }));

  await lake.client({ dataset: "staging" }).create(course);
  await until(() => staging.tags.length > 0);

  expect(production.tags).toEqual([]);
});

test("streams end when the lake stops, and clients reconnect to the next one", async () => {
  await using lake = await startTestLake();
  using stream = await follow(lake.visitor());

  await lake.restart();
  await until(() => stream.events.filter(({ type }) => type === "welcome").length === 2);
  await lake.client().create(course);
  await until(() => stream.tags.length > 0);

  expect(stream.events.map(({ type }) => type)).toContain("restart");
});

test("a slow reader is dropped instead of filling up memory", async () => {
  await using lake = await startTestLake();
  const query = encodeURIComponent("*");
  const response = await fetch(
    `${lake.url}/v2026-06-01/data/listen/production?query=${query}&includeResult=true&includePreviousRevision=true`,
  );
  const text = "a".repeat(2_000_000);

  for (const title of ["a", "b", "c", "d", "e", "f", "g", "h", "i", "j", "k", "l"]) {
    await lake.client().createOrReplace({ _id: "course-1a", _type: "course", title, text });
  }

  await expect(response.text()).rejects.toThrow("terminated");
});
