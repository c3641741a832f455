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
  ["a path of two slashes", "//", whole, 404],
  ["an address that is none", "http://%/", whole, 400],
  ["a host that is none", presence, [...whole, "Host: ["], 400],
  ["a path that is none of the lake's", "/v1/socket", whole, 404],
  ["a version of long ago", presence, [...upgrade, "Sec-WebSocket-Version: 1", key], 400],
  ["no key", presence, [...upgrade, "Sec-WebSocket-Version: 13"], 400],
  ["a key that is none", presence, [...upgrade, "Sec-WebSocket-Version: 13", "Sec-WebSocket-Key: a"], 400],
  ["another protocol", presence, ["Connection: Upgrade", "Upgrade: h2c"], 400],
  ["protocols that are none", presence, [...whole, "Sec-WebSocket-Protocol: ,,"], 400],
  ["extensions that are none", presence, [...whole, "Sec-WebSocket-Extensions: ;;="], 101],
  ["a page of another origin", presence, [...whole, "Origin: http://elsewhere.test"], 403],
  ["all it needs", presence, whole, 101],
])("a handshake with %s is answered at once", async (_name, path, headers, status) => {
  const answer = await target.ask("editor", { target: path, headers });

  expect(target.findFaults("editor", answer)).toEqual([]);
  expect(answer.status).toBe(status);
});

/** What comes back when a socket has sent something and then asks a question that has an answer, or how it was closed. */
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
  ["a hundred thousand brackets", `${"[".repeat(100_000)}${"]".repeat(100_000)}`, "closed with 4000"],
  ["a method that is an object", call({}, {}), "closed with 4000"],
  ["a method of the prototype", call("__proto__", {}), "goes on"],
  ["the constructor", call("constructor", {}), "goes on"],
  ["parameters that are none", call("presence_announce", null), "closed with 4000"],
  ["an announcement of nothing", call("presence_announce", { data: null }), "goes on"],
  ["an announcement without a token", call("presence_announce", { data: { sessionId: "s" } }), "goes on"],
  [
    "the end of a session that is not there",
    call("presence_disconnect", { session: "__proto__" }),
    "goes on",
  ],
  ["a token made up", call("authorization", { authorization: "Bearer made-up" }), "goes on"],
])("presence that is told %s stays sound", async (_name, message, outcome) => {
  expect(await exchange(presence, [message])).toBe(outcome);
});

test("presence that is told more than there may be ends", async () => {
  expect(await exchange(presence, ["a".repeat(300_000)])).toMatch(/^closed with 100[69]$/);
});

test.each([
  ["nothing", "", "closed with 4400"],
  ["a query", "/v1/data/query/production?query=*", "closed with 4400"],
  ["another host", "http://elsewhere.test/v1/data/listen/production", "closed with 4400"],
  ["dots that climb", "/v1/data/listen/../query/production?query=*", "closed with 4400"],
  ["a filter that does not parse", "/v1/data/listen/production?query=*[", "closed with 1000"],
  ["a token in its place", "/v1/data/live/events/production?includeDrafts=true", "closed with 4401"],
])("a stream of %s is refused", async (_name, path, outcome) => {
  expect(await exchange(`/v1/stream?path=${encodeURIComponent(path)}`, [])).toBe(outcome);
});

test("the lake is as it was before all these", async () => {
  expect(await target.findDamage()).toEqual([]);
});
