import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { toText } from "../../support/content-lake.ts";
import { type FuzzTarget, startFuzzTarget } from "../../support/fuzz/fuzz-target.ts";

let target: FuzzTarget;

beforeAll(async () => {
  target = await startFuzzTarget();
});

afterAll(() => target[Symbol.asyncDispose]());

const presence = "/v1/socket/production";
const key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==";
const upgrade = ["Connection: Upgrade", "Upgrade: websocket"];
const whole = [...upgrade, "Sec-WebSocket-Version: 13", key];

test.each<[string, string, readonly string[], number]>([
  ["a path with two slashes", "//", whole, 404],
  ["an invalid URL", "http://%/", whole, 400],
  ["an invalid host", presence, [...whole, "Host: ["], 400],
  ["an unknown path", "/v1/socket", whole, 404],
  ["an ancient version", presence, [...upgrade, "Sec-WebSocket-Version: 1", key], 400],
  ["no key", presence, [...upgrade, "Sec-WebSocket-Version: 13"], 400],
  ["an invalid key", presence, [...upgrade, "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: a"], 400],
  ["another protocol", presence, ["Connection: Upgrade", "Upgrade: h2c"], 400],
  ["invalid protocols", presence, [...whole, "Sec-WebSocket-Protocol: ,,"], 400],
  ["invalid extensions", presence, [...whole, "Sec-WebSocket-Extensions: ;;="], 101],
  ["a page of another origin", presence, [...whole, "Origin: http://elsewhere.test"], 403],
  ["everything it needs", presence, whole, 101],
])("a handshake with %s gets a prompt response", async (_name, path, headers, status) => {
  const answer = await target.ask("editor", { target: path, headers });

  expect(target.findFaults("editor", answer)).toEqual([]);
  expect(answer.status).toBe(status);
});

/** What a socket returns to a valid request after a bad message, or how the socket was closed. */
async function exchange(path: string, messages: readonly (string | Uint8Array)[]): Promise<string> {
  const socket = new WebSocket(target.url.replace("http", "ws") + path);
  const { promise, resolve } = Promise.withResolvers<string>();
  socket.on("open", () => {
    for (const message of messages) socket.send(message);
    socket.send(
      '{"jsonrpc":"2.0","id":"last","method":"authorization","params":{"authorization":"made-up"}}',
    );
  });
  socket.on("message", (data, isBinary) => {
    if (!isBinary && toText(data).includes('"last"')) resolve("goes on");
  });
  socket.on("close", (code) => resolve(`closed with ${code}`));
  socket.on("error", () => {});
  const outcome = await promise;
  socket.terminate();
  return outcome;
}

const call = (method: unknown, params: unknown) => JSON.stringify({ jsonrpc: "2.0", id: 1, method, params });

test.each<[string, string | Uint8Array, string]>([
  ["nothing", "", "closed with 4000"],
  ["no JSON", "{", "closed with 4000"],
  ["a list", "[]", "closed with 4000"],
  ["null", "null", "closed with 4000"],
  ["bytes", Uint8Array.from({ length: 1000 }, (_, n) => n % 256), "closed with 4000"],
  ["100,000 nested arrays", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "closed with 4000"],
  ["an object as its method", call({}, {}), "closed with 4000"],
  ["a method named after the prototype", call("__proto__", {}), "goes on"],
  ["the constructor", call("constructor", {}), "goes on"],
  ["null parameters", call("presence_announce", null), "closed with 4000"],
  ["an empty announcement", call("presence_announce", { data: null }), "goes on"],
  ["an announcement without a token", call("presence_announce", { data: { sessionId: "s" } }), "goes on"],
  ["the end of an unknown session", call("presence_disconnect", { session: "__proto__" }), "goes on"],
  ["an invalid token", call("authorization", { authorization: "Bearer made-up" }), "goes on"],
])("presence survives %s", async (_name, message, outcome) => {
  expect(await exchange(presence, [message])).toBe(outcome);
});

test("a presence message over the limit closes the socket", async () => {
  expect(await exchange(presence, ["a".repeat(300_000)])).toMatch(/^closed with 100[69]$/);
});

test.each([
  ["nothing", "", "closed with 4400"],
  ["a query", "/v1/data/query/production?query=*", "closed with 4400"],
  ["another host", "http://elsewhere.test/v1/data/listen/production", "closed with 4400"],
  ["path traversal", "/v1/data/listen/../query/production?query=*", "closed with 4400"],
  ["a filter with a syntax error", "/v1/data/listen/production?query=*[", "closed with 1000"],
  ["a token in its place", "/v1/data/live/events/production?includeDrafts=true", "closed with 4401"],
])("a stream of %s is rejected", async (_name, path, outcome) => {
  expect(await exchange(`/v1/stream?path=${encodeURIComponent(path)}`, [])).toBe(outcome);
});

test("the lake is unchanged after all of these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
