import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { type TestLake, toText, until } from "../../support/content-lake.ts";
import { secret, startLakeWithSecrets, writePrivately } from "../../support/lake-with-secrets.ts";

interface Followed extends AsyncDisposable {
  text: string;
}

/** Reads an event stream until it ends. */
function follow(lake: TestLake, path: string, headers: Record<string, string> = {}): Followed {
  const stop = new AbortController();
  const followed = { text: "" };
  const read = async () => {
    const response = await fetch(`${lake.url}${path}`, { headers, signal: stop.signal });
    const decoder = new TextDecoder();
    for await (const chunk of response.body ?? []) followed.text += decoder.decode(chunk, { stream: true });
  };
  const reading = read().catch(() => {});
  return Object.assign(followed, {
    [Symbol.asyncDispose]: async () => {
      stop.abort();
      await reading;
    },
  });
}

/** The same stream in WebSocket frames. */
function tunnel(lake: TestLake, path: string): Followed {
  const url = `${lake.url.replace("http", "ws")}/v1/stream?${new URLSearchParams({ path })}`;
  const socket = new WebSocket(url, "sanity-stream");
  const followed = { text: "" };
  socket.on("message", (data) => {
    followed.text += toText(data);
  });
  return Object.assign(followed, {
    [Symbol.asyncDispose]: async () => socket.terminate(),
  });
}

/** Changes private documents, makes a document public and private again, and then creates `fence` next to a private change. */
async function changeEverything(lake: TestLake): Promise<void> {
  const client = lake.client();
  await writePrivately(lake, `${secret}-two`);
  await client.createOrReplace({ _id: "drafts.ben", _type: "instructor", name: "Ben" });
  const ben = { publishedId: "ben", draftId: "drafts.ben" };
  await client.action({ actionType: "sanity.action.document.publish", ...ben });
  await client.action({ actionType: "sanity.action.document.unpublish", ...ben });
  await client
    .transaction()
    .patch("drafts.ben", { set: { name: `Ben ${secret}` } })
    .create({ _id: "fence", _type: "course", title: "Level 9" })
    .commit();
  await client.delete("drafts.ben");
}

function toFirstId(text: string): string {
  return /^id: (.+)$/m.exec(text)?.[1] ?? "";
}

async function openSocket(lake: TestLake) {
  const socket = new WebSocket(`${lake.url.replace("http", "ws")}/v2022-06-30/socket/production`);
  const received = { text: "", socket };
  socket.on("message", (data) => {
    received.text += toText(data);
  });
  await until(() => socket.readyState === WebSocket.OPEN);
  const ask = async (method: string, params: object = {}) => {
    socket.send(JSON.stringify({ jsonrpc: "2.0", id: method, method, params }));
    await until(() => received.text.includes(`"id":"${method}"`));
  };
  return { received, ask, [Symbol.dispose]: () => socket.terminate() };
}

const listening = "/v2026-06-01/data/listen/production?query=*&includeAllVersions=true";
const everythingOfIt = "&includeResult=true&includePreviousRevision=true&effectFormat=mendoza";

const privateText = new RegExp(`${secret}|drafts\\.|versions\\.|_\\.releases`);

test.each([
  ["a listener", follow, listening],
  ["a listener that asks for everything", follow, listening + everythingOfIt],
  ["a listener with an older API version", follow, "/v1/data/listen/production?query=*&includeResult=true"],
  [
    "a listener whose filter names private documents",
    follow,
    `${listening}${everythingOfIt}`.replace(
      "query=*",
      `query=${encodeURIComponent('*[title match "quok*" || true]')}`,
    ),
  ],
  ["a tunneled listener", tunnel, listening + everythingOfIt],
])("%s without a token gets no private event", async (_who, open, path) => {
  await using lake = await startLakeWithSecrets();
  await using anyone = open(lake, path);
  await using viewer = follow(lake, path, { authorization: "Bearer sk-viewer" });
  await until(() => [anyone, viewer].every(({ text }) => text.includes("event: welcome")));

  await changeEverything(lake);
  await until(() => anyone.text.includes('"documentId":"fence"'));
  await until(() => viewer.text.includes(`Ben ${secret}`));

  expect(anyone.text).not.toMatch(privateText);
  expect(anyone.text).toContain('"documentId":"ben"');
  expect(anyone.text).toContain('"transactionTotalEvents":1,');
});

test("a listener that reconnects without a token doesn't get the private events it missed", async () => {
  await using lake = await startLakeWithSecrets();
  await lake.client().transaction().create({ _id: "first", _type: "course" }).transactionId("first").commit();
  await changeEverything(lake);

  await using anyone = follow(lake, `${listening}${everythingOfIt}&enableResume=true`, {
    "last-event-id": "first#first",
  });
  await until(() => anyone.text.includes('"documentId":"fence"'));

  expect(anyone.text).toContain("event: welcomeback");
  expect(anyone.text).not.toMatch(privateText);
});

test("a listener that resumes from a private event without a token gets no private events", async () => {
  await using lake = await startLakeWithSecrets();
  await changeEverything(lake);

  await using anyone = follow(lake, `${listening}${everythingOfIt}&enableResume=true`, {
    "last-event-id": `${secret}-two-drafts#drafts.course-1a`,
  });
  await until(() => anyone.text.includes("event: welcome"));
  await lake.client().create({ _id: "last", _type: "course" });
  await until(() => anyone.text.includes('"documentId":"last"'));

  expect(anyone.text).not.toMatch(privateText);
});

test.each([
  ["live events", follow],
  ["tunneled live events", tunnel],
])("%s without a token don't show private changes", async (_what, open) => {
  await using lake = await startLakeWithSecrets();
  const path = "/v2026-06-01/data/live/events/production";
  await using anyone = open(lake, path);
  await until(() => anyone.text.includes("event: welcome"));

  await writePrivately(lake, `${secret}-two`);
  await lake.client().create({ _id: "fence", _type: "fence" });
  await until(() => anyone.text.includes('"tags"'));

  expect(anyone.text.match(/"tags"/g)).toHaveLength(1);
  expect(anyone.text).not.toMatch(privateText);
});

test("reconnecting to live events without a token doesn't show private changes", async () => {
  await using lake = await startLakeWithSecrets();
  const path = "/v2026-06-01/data/live/events/production";
  await using before = follow(lake, path);
  await until(() => before.text.includes("event: welcome"));
  const id = toFirstId(before.text);
  await writePrivately(lake, `${secret}-two`);
  await lake.client().create({ _id: "fence", _type: "fence" });

  await using after = follow(lake, path, { "last-event-id": id });
  await until(() => after.text.includes('"tags"'));

  expect(id).not.toBe("");
  expect(after.text.match(/"tags"/g)).toHaveLength(1);
  expect(after.text).not.toMatch(privateText);
});

test("presence without a token can't be read or announced", async () => {
  await using lake = await startLakeWithSecrets();
  using editor = await openSocket(lake);
  using stranger = await openSocket(lake);
  await editor.ask("authorization", { authorization: "Bearer sk-editor" });
  await editor.ask("presence_subscribe");
  await stranger.ask("presence_subscribe");

  await stranger.ask("presence_announce", { data: { sessionId: "the-editors-tab", locations: [] } });
  await stranger.ask("presence_rollcall", { session: "the-editors-tab" });
  await stranger.ask("presence_disconnect", { session: "the-editors-tab" });
  stranger.received.socket.close();
  await until(() => stranger.received.socket.readyState === WebSocket.CLOSED);
  await editor.ask("presence_announce", { data: { sessionId: secret, locations: [] } });

  expect(editor.received.text).toContain(secret);
  expect(editor.received.text).not.toContain("the-editors-tab");
  expect(stranger.received.text).not.toMatch(new RegExp(`${secret}|robot`));
});
