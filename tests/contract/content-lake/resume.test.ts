import { expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";

const course = { _id: "course-1a", _type: "course", title: "Level 1A" };

/** Reads a raw event stream until it has the given number of events. */
async function readEvents(lake: TestLake, path: string, count: number, lastEventId?: string) {
  const stop = new AbortController();
  const response = await fetch(`${lake.url}/v2026-06-01/data/${path}`, {
    signal: stop.signal,
    headers: {
      authorization: "Bearer sk-editor",
      ...(lastEventId === undefined ? {} : { "last-event-id": lastEventId }),
    },
  });
  let text = "";
  const decoder = new TextDecoder();
  for await (const chunk of response.body ?? []) {
    text += decoder.decode(chunk, { stream: true });
    if (text.split("\ndata: ").length > count) break;
  }
  stop.abort();
  return text
    .split("\n\n")
    .filter((block) => block.includes("data: "))
    .map((block) => Object.fromEntries(block.split("\n").map((line) => line.split(/: (.*)/s).slice(0, 2))));
}

/** Two documents in one transaction, called "both". */
const createBoth = (lake: TestLake, one: string, other: string) =>
  lake
    .client()
    .transaction()
    .create({ ...course, _id: one })
    .create({ ...course, _id: other })
    .transactionId("both")
    .commit();

const listenPath = "listen/production?query=*&enableResume=true&includeAllVersions=true";

test("a listener that reconnects in time gets the events it missed", async () => {
  await using lake = await startTestLake();
  const create = (id: string) =>
    lake
      .client()
      .transaction()
      .create({ ...course, _id: id })
      .transactionId(`t-${id}`)
      .commit();
  await create("a");
  await create("b");
  await create("c");

  const events = await readEvents(lake, listenPath, 3, "t-a#a");

  expect(events.map(({ event, id }) => [event, id])).toEqual([
    ["welcomeback", undefined],
    ["mutation", "t-b#b"],
    ["mutation", "t-c#c"],
  ]);
});

test("a listener that disconnects in the middle of a transaction gets the rest of it", async () => {
  await using lake = await startTestLake();
  await createBoth(lake, "a", "b");

  const events = await readEvents(lake, listenPath, 2, "both#a");

  expect(events.map(({ id }) => id)).toEqual([undefined, "both#b"]);
});

test("after a lake restart, a listener gets the events it missed, in order", async () => {
  await using lake = await startTestLake();
  await createBoth(lake, "b", "a");
  await lake.client().patch("a").set({ title: "Level 1A, edited" }).commit();

  await lake.restart();
  const events = await readEvents(
    lake,
    `${listenPath}&includeResult=true&includePreviousRevision=true`,
    3,
    "both#b",
  );

  expect(events.map(({ event, id }) => [event, id?.replace(/.*#/, "")])).toEqual([
    ["welcomeback", undefined],
    ["mutation", "a"],
    ["mutation", "a"],
  ]);
  expect(JSON.parse(String(events[2]?.data))).toMatchObject({
    transition: "update",
    previousRev: "both",
    previous: { title: "Level 1A" },
    result: { title: "Level 1A, edited" },
    mutations: [{ patch: { id: "a", set: { title: "Level 1A, edited" } } }],
  });
});

test("a listener that reconnects too late gets a reset event", async () => {
  await using lake = await startTestLake();

  const events = await readEvents(lake, listenPath, 1, "before-the-restart#a");

  expect(events).toMatchObject([{ event: "reset" }]);
});

test("a live stream that reconnects in time gets the events it missed", async () => {
  await using lake = await startTestLake();
  const [welcome] = await readEvents(lake, "live/events/production", 1);
  await lake.client().create(course);

  const events = await readEvents(lake, "live/events/production", 2, welcome?.id);

  expect(events).toMatchObject([{ event: "welcome" }, { data: expect.stringContaining('{"tags":["s1:') }]);
});

test("a live stream that reconnects too late gets a restart event", async () => {
  await using lake = await startTestLake();

  const events = await readEvents(lake, "live/events/production", 2, "before-the-restart");

  expect(events).toMatchObject([{ event: "restart", id: expect.any(String) }, { event: "welcome" }]);
});

test.each([
  ["at once", async () => undefined],
  ["after a restart of the lake", (lake: TestLake) => lake.restart()],
])(
  "a listener that reconnects after a purge gets a reset event instead of the purged events (%s)",
  async (_moment, come) => {
    await using lake = await startTestLake();
    await createBoth(lake, "a", "b");
    // The API can purge, although the client's type for a deletion doesn't say so.
    const purge = { id: "b", purge: true } as { id: string };
    await lake.client().mutate([{ delete: purge }]);
    await come(lake);

    const events = await readEvents(lake, listenPath, 1, "both#a");

    expect(events).toMatchObject([{ event: "reset" }]);
  },
);

test("a listener can pass its last event ID in the URL", async () => {
  await using lake = await startTestLake();
  await lake.client().transaction().create(course).transactionId("first").commit();

  const events = await readEvents(lake, `${listenPath}&lastEventId=first%23course-1a`, 1);

  expect(events).toMatchObject([{ event: "welcomeback" }]);
});

test("transactions with the same ID in two datasets aren't confused", async () => {
  await using lake = await startTestLake();
  await lake.createDataset("staging");
  const create = (dataset: string, id: string, transactionId: string) =>
    lake
      .client({ dataset })
      .transaction()
      .create({ ...course, _id: id })
      .transactionId(transactionId)
      .commit();
  await create("staging", "a", "same");
  await create("production", "a", "same");
  await create("production", "b", "later");

  const events = await readEvents(lake, listenPath, 2, "same#a");

  expect(events.map(({ id }) => id)).toEqual([undefined, "later#b"]);
});
