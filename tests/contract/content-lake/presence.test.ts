import { expect, test } from "vitest";
import { WebSocket } from "ws";
import { startContentLake, type TestLake, toText, until } from "../../support/content-lake.ts";

interface Message {
  id?: string;
  method?: string;
  result?: unknown;
  error?: unknown;
  params?: { subscription: string; result: unknown };
}

/** A Studio tab as `@sanity/bifur-client` has it: requests with ids, and subscriptions that push. */
async function openTab(lake: TestLake, dataset = "production") {
  const socket = new WebSocket(`${lake.url.replace("http", "ws")}/v2022-06-30/socket/${dataset}?tag=test`);
  const messages: Message[] = [];
  socket.on("message", (data) => messages.push(JSON.parse(toText(data))));
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

test("one tab hears where another one is", async () => {
  await using lake = await startContentLake();
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

test("a roll call reaches everyone", async () => {
  await using lake = await startContentLake();
  using mine = await openTab(lake);
  using theirs = await openTab(lake);
  await mine.ask("authorization", { authorization: "Bearer sk-editor" });
  await theirs.ask("authorization", { authorization: "Bearer sk-editor" });
  await mine.ask("presence_subscribe");

  await theirs.ask("presence_rollcall", { session: "their-tab" });
  await until(() => mine.pushed.length === 1);

  expect(mine.pushed).toEqual([{ type: "rollCall", i: "robot-editor", session: "their-tab" }]);
});

test("a tab that vanishes is reported gone", async () => {
  await using lake = await startContentLake();
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

test("presence needs a token", async () => {
  await using lake = await startContentLake();
  using tab = await openTab(lake);

  expect(await tab.ask("presence_subscribe")).toMatchObject({ error: { code: 4001 } });
  expect(await tab.ask("authorization", { authorization: "Bearer made-up" })).toMatchObject({
    error: { code: 4001 },
  });
});

test("a method that is not emulated is refused by name", async () => {
  await using lake = await startContentLake();
  using tab = await openTab(lake);

  expect(await tab.ask("query_subscribe")).toMatchObject({
    error: { code: -32601, message: expect.stringContaining("query_subscribe") },
  });
});
