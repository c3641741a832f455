import { once } from "node:events";
import { expect, onTestFinished, test, vi } from "vitest";
import { WebSocket } from "ws";
import { startTestLake, type TestLake, toText, until } from "../../support/content-lake.ts";

interface Message {
  id?: string;
  method?: string;
  result?: unknown;
  error?: unknown;
  params?: { subscription: string; result: unknown };
}

/** A Studio tab as `@sanity/bifur-client` implements it: requests with IDs, and subscriptions that push. */
async function openTab(lake: TestLake, { dataset = "production", answersPings = true } = {}) {
  const url = `${lake.url.replace("http", "ws")}/v2022-06-30/socket/${dataset}?tag=test`;
  const socket = new WebSocket(url, { autoPong: answersPings });
  const messages: Message[] = [];
  socket.on("message", (data) => {
    const text = toText(data);
    if (text !== "♥") messages.push(JSON.parse(text));
  });
  await new Promise((resolve) => socket.once("open", resolve));
  let count = 0;
  return {
    socket,
    messages,
    get pushed() {
      return messages.flatMap(({ params }) => (params ? [params.result] : []));
    },
    ask: async (method: string, params: Record<string, unknown> = {}) => {
      const id = `request-${++count}`;
      socket.send(JSON.stringify({ jsonrpc: "2.0", id, method, params: { ...params, apiVersion: "v1" } }));
      await until(() => messages.some((message) => message.id === id));
      return messages.find((message) => message.id === id);
    },
    [Symbol.dispose]: () => socket.terminate(),
  };
}

test("one tab sees another tab's location", async () => {
  await using lake = await startTestLake();
  using mine = await openTab(lake);
  using theirs = await openTab(lake);
  await mine.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("authorization", { authorization: "Bearer sk-administrator" });
  await mine.ask("presence_subscribe");
  const locations = [{ type: "document", documentId: "course-1a", path: ["title"] }];

  await theirs.ask("presence_announce", { data: { sessionId: "their-tab", locations } });
  await until(() => mine.pushed.length === 1);

  expect(mine.pushed).toEqual([
    { type: "state", i: "robot-administrator", m: { sessionId: "their-tab", locations } },
  ]);
});

test("a roll call reaches every tab", async () => {
  await using lake = await startTestLake();
  using mine = await openTab(lake);
  using theirs = await openTab(lake);
  await mine.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("authorization", { authorization: "Bearer sk-editor" });
  await mine.ask("presence_subscribe");

  await theirs.ask("presence_rollcall", { session: "their-tab" });
  await until(() => mine.pushed.length === 1);

  expect(mine.pushed).toEqual([{ type: "rollCall", i: "robot-editor", session: "their-tab" }]);
});

test("a tab that closes abruptly is reported gone", async () => {
  await using lake = await startTestLake();
  using mine = await openTab(lake);
  using theirs = await openTab(lake);
  await mine.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("presence_announce", { data: { sessionId: "their-tab", locations: [] } });
  await mine.ask("presence_subscribe");

  theirs.socket.terminate();
  await until(() => mine.pushed.length === 1);

  expect(mine.pushed).toEqual([{ type: "disconnect", i: "robot-editor", m: { session: "their-tab" } }]);
});

test("a tab that closes its document says so", async () => {
  await using lake = await startTestLake();
  using mine = await openTab(lake);
  using theirs = await openTab(lake);
  await mine.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("presence_announce", { data: { sessionId: "their-tab", locations: [] } });
  await mine.ask("presence_subscribe");

  await theirs.ask("presence_disconnect", { session: "their-tab" });
  theirs.socket.terminate();
  await mine.ask("presence_rollcall", { session: "my-tab" });
  await until(() => mine.pushed.length === 2);

  expect(mine.pushed).toMatchObject([
    { type: "disconnect", i: "robot-editor", m: { session: "their-tab" } },
    { type: "rollCall" },
  ]);
});

test("a tab whose computer went to sleep is reported gone", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  onTestFinished(() => void vi.useRealTimers());
  await using lake = await startTestLake();
  using mine = await openTab(lake);
  using asleep = await openTab(lake, { answersPings: false });
  await mine.ask("authorization", { authorization: "Bearer sk-editor" });
  await asleep.ask("authorization", { authorization: "Bearer sk-editor" });
  await asleep.ask("presence_announce", { data: { sessionId: "sleeping-tab", locations: [] } });
  await mine.ask("presence_subscribe");

  const pinged = once(mine.socket, "ping");
  vi.advanceTimersByTime(20_000);
  await pinged;
  await mine.ask("presence_rollcall", { session: "my-tab" });
  vi.advanceTimersByTime(20_000);
  await until(() => mine.pushed.length === 2);

  expect(mine.pushed.at(-1)).toEqual({
    type: "disconnect",
    i: "robot-editor",
    m: { session: "sleeping-tab" },
  });
});

test("a tab that stops reading is disconnected instead of filling up memory", async () => {
  await using lake = await startTestLake();
  using stalled = await openTab(lake);
  using theirs = await openTab(lake);
  await stalled.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("authorization", { authorization: "Bearer sk-editor" });
  await stalled.ask("presence_subscribe");
  const locations = [{ path: "a".repeat(200_000) }];

  stalled.socket.pause();
  for (const session of Array.from({ length: 60 }).keys()) {
    await theirs.ask("presence_announce", { data: { sessionId: `tab-${session}`, locations } });
  }
  const closed = once(stalled.socket, "close");
  stalled.socket.resume();
  await closed;

  expect(stalled.pushed.length).toBeLessThan(60);
});

test("presence in another dataset isn't shared", async () => {
  await using lake = await startTestLake();
  await lake.createDataset("staging");
  using mine = await openTab(lake);
  using staging = await openTab(lake, { dataset: "staging" });
  await mine.ask("authorization", { authorization: "Bearer sk-editor" });
  await staging.ask("authorization", { authorization: "Bearer sk-editor" });
  await staging.ask("presence_subscribe");

  await mine.ask("presence_rollcall", { session: "my-tab" });
  await staging.ask("presence_rollcall", { session: "staging-tab" });
  await until(() => staging.pushed.length > 0);

  expect(staging.pushed).toEqual([{ type: "rollCall", i: "robot-editor", session: "staging-tab" }]);
});

test("presence requires a token", async () => {
  await using lake = await startTestLake();
  using tab = await openTab(lake);

  expect(await tab.ask("presence_subscribe")).toMatchObject({ error: { code: 4001 } });
  expect(await tab.ask("authorization", { authorization: "Bearer made-up" })).toMatchObject({
    error: { code: 4001 },
  });
});

test("the error for a method that isn't emulated names it", async () => {
  await using lake = await startTestLake();
  using tab = await openTab(lake);

  expect(await tab.ask("query_subscribe")).toMatchObject({
    error: { code: -32601, message: expect.stringContaining("query_subscribe") },
  });
});
