import { createServer, get, type OutgoingHttpHeaders, type Server } from "node:http";
import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { FileSystemCache } from "./next-internals.ts";
import { notePageRead, requestStartedAt } from "./page-reads.ts";
import { createPageHandler } from "./serve-pages.ts";

/** What the page says. A change expires its tag. */
let words: string;
let maxAge: number;
let answer: { status: number; headers: OutgoingHttpHeaders };
/** Holds back the answers to requests that have read the words. */
let gate: Promise<void>;
let asked: string[];
let hasLeft: boolean;
/** Whether a visitor takes forever to read the answer. */
let isReadSlowly: boolean;
let http: Server;
let origin: string;

beforeEach(() => {
  words = "first words";
  maxAge = 300;
  answer = { status: 200, headers: {} };
  gate = Promise.resolve();
  asked = [];
  hasLeft = false;
  isReadSlowly = false;
  return start();
});

afterEach(() => {
  vi.useRealTimers();
  stop();
});

async function start(options?: { maxWaitMs: number }) {
  // Like Next, it lets requests share the render that's going on.
  const renders = new Map<string, Promise<string>>();
  const handle = createPageHandler(async ({ url = "" }, response) => {
    asked.push(url);
    response.once("close", () => {
      hasLeft = !response.writableFinished;
    });
    const render = async () => {
      const read = words;
      await gate;
      renders.delete(url);
      notePageRead(url, { tags: ["words"], asOf: requestStartedAt() ?? 0 });
      return read;
    };
    const shared = renders.get(url) ?? render();
    renders.set(url, shared);
    const read = await shared;
    response.statusCode = answer.status;
    const headers = {
      "cache-control": `s-maxage=${maxAge}`,
      "x-nextjs-prerender": "1",
      etag: `"${read}"`,
      vary: "rsc, Accept-Encoding",
      ...answer.headers,
    };
    for (const [name, value] of Object.entries(headers))
      if (value !== undefined) response.setHeader(name, value);
    if (isReadSlowly) response.write(read);
    else response.end(read);
    // Next, too, never says that it's done with a visitor who left at a bad moment.
    if (response.closed || isReadSlowly) await new Promise(() => undefined);
  }, options);
  http = createServer((request, response) => void handle(request, response));
  origin = await startHttpServer(http);
}

function stop() {
  http.closeAllConnections();
  http.close();
}

const send = (path = "/page", headers = {}) =>
  sendRequest(origin, { method: "GET", path, headers: { "accept-encoding": "br", ...headers } });

const ask = async (path?: string) => (await send(path)).body;

const publish = async (newWords: string) => {
  words = newWords;
  const cache = new FileSystemCache({
    fs: nodeFs,
    serverDistDir: "/nowhere",
    revalidatedTags: [],
    _requestHeaders: {},
  });
  await cache.revalidateTag("words", { expire: 0 });
};

const times = <Result>(count: number, run: () => Result) => Array.from({ length: count }, run);

test("a page that has been rendered is answered without Next", async () => {
  await ask();
  asked = [];

  expect(await ask()).toBe("first words");
  expect(asked).toEqual([]);
});

test("a crowd makes Next render once, and read the result once", async () => {
  const crowd = await Promise.all(times(20, () => ask()));

  expect(new Set(crowd)).toEqual(new Set(["first words"]));
  expect(asked).toEqual(["/page", "/page"]);
});

test("after a publish, nobody gets the old page", async () => {
  await ask();
  await publish("second words");

  expect(new Set(await Promise.all(times(20, () => ask())))).toEqual(new Set(["second words"]));
});

test("a visitor who arrives after a publish doesn't share a render that began before it", async () => {
  const render = Promise.withResolvers<void>();
  gate = render.promise;
  const early = ask();
  await expect.poll(() => asked).toHaveLength(1);
  await publish("second words");

  const late = ask();
  render.resolve();

  expect(await early).toBe("first words");
  expect(await late).toBe("second words");
  expect(await ask()).toBe("second words");
});

test("a visitor who leaves keeps nobody waiting, and later ones don't share their render if it began before a publish", async () => {
  const render = Promise.withResolvers<void>();
  gate = render.promise;
  const leaving = get(`${origin}/page`, { headers: { "accept-encoding": "br" } }).on(
    "error",
    () => undefined,
  );
  await expect.poll(() => asked).toHaveLength(1);
  leaving.destroy();
  await expect.poll(() => hasLeft).toBe(true);
  await publish("second words");
  const late = ask();
  render.resolve();

  expect(await late).toBe("second words");
});

test("a visitor who reads slowly keeps nobody waiting", async () => {
  stop();
  await start({ maxWaitMs: 100 });
  isReadSlowly = true;
  get(`${origin}/page`).on("error", () => undefined);
  await expect.poll(() => asked).toHaveLength(1);
  isReadSlowly = false;

  expect(await ask()).toBe("first words");
});

test("a stale page is served while it's revalidated", async () => {
  await ask();
  // By now, it's in memory.
  await ask();
  vi.useFakeTimers({ now: Date.now() + 301_000, toFake: ["Date"] });
  const render = Promise.withResolvers<void>();
  gate = render.promise;
  words = "second words";
  asked = [];

  expect(await Promise.all([ask(), ask()])).toEqual(["first words", "first words"]);
  render.resolve();

  await expect.poll(() => ask()).toBe("second words");
  expect(asked).toEqual(["/page"]);
});

test.each<[string, typeof answer]>([
  ["sets a cookie", { status: 200, headers: { "set-cookie": "cid=1" } }],
  ["is for one visitor", { status: 200, headers: { "cache-control": "private, no-store" } }],
  ["isn't static", { status: 200, headers: { "x-nextjs-prerender": undefined } }],
  ["varies by something else", { status: 200, headers: { vary: "cookie" } }],
  ["is missing", { status: 404, headers: {} }],
  ["is a redirect", { status: 308, headers: { location: "/elsewhere" } }],
])("an answer that %s comes from Next each time", async (_, kind) => {
  answer = kind;
  await ask();
  asked = [];

  await ask();

  expect(asked).toContain("/page");
});

test("a visitor's query isn't part of what others get", async () => {
  await ask("/page?discount=BOOK3");
  asked = [];

  await ask();

  expect(asked).toEqual(["/page", "/page"]);
});

test("a browser that has the page isn't sent it again", async () => {
  await ask();

  expect(await send("/page", { "if-none-match": '"first words"' })).toMatchObject({
    status: 304,
    headers: { "cache-control": "s-maxage=300" },
    body: "",
  });
});
