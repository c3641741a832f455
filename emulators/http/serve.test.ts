import { type IncomingMessage, request as ask, type RequestOptions, type ServerResponse } from "node:http";
import { text } from "node:stream/consumers";
import { afterEach, expect, test } from "vitest";
import { DroppedConnection } from "./dropped-connection.ts";
import { type Served, type ServeOptions, serve } from "./serve.ts";

let served: Served | undefined;

afterEach(() => served?.close());

async function start(fetch: ServeOptions["fetch"], upgrade?: ServeOptions["upgrade"]): Promise<string> {
  served = await serve({ port: 0, fetch, ...(upgrade ? { upgrade } : {}) });
  return served.url;
}

/** Sends requests that `fetch` would correct or reject. */
async function send(
  url: string,
  options: RequestOptions,
): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(url);
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number | undefined; body: string }>();
  ask({ hostname, port, ...options }, (response) => {
    text(response).then((body) => resolve({ status: response.statusCode, body }), reject);
  })
    .on("error", reject)
    .end();
  return promise;
}

test("passes on method, URL, headers and body, and sends the handler's response", async () => {
  const url = await start(async (request) =>
    Response.json(
      {
        method: request.method,
        path: new URL(request.url).pathname,
        token: request.headers.get("authorization"),
        body: await request.text(),
      },
      { status: 201 },
    ),
  );

  const response = await fetch(`${url}/v1/data`, {
    method: "POST",
    headers: { authorization: "Bearer me" },
    body: "words",
  });

  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    method: "POST",
    path: "/v1/data",
    token: "Bearer me",
    body: "words",
  });
});

test("keeps two cookies separate", async () => {
  const url = await start(async () => {
    const headers = new Headers();
    headers.append("set-cookie", "one=1");
    headers.append("set-cookie", "two=2");
    return new Response(null, { headers });
  });

  expect((await fetch(url)).headers.getSetCookie()).toEqual(["one=1", "two=2"]);
});

test("sends an event right away, and tells the handler when the client disconnects", async () => {
  const gone = Promise.withResolvers<void>();
  const url = await start(async (request) => {
    request.signal.addEventListener("abort", () => gone.resolve());
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(new TextEncoder().encode("data: first\n\n")),
    });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });

  const reader = (await fetch(url)).body?.getReader();
  const first = await reader?.read();
  await reader?.cancel();

  expect(new TextDecoder().decode(first?.value)).toBe("data: first\n\n");
  await gone.promise;
});

test("returns 500 without details when a handler throws", async () => {
  const url = await start(async () => {
    throw new Error("the password is hunter2");
  });

  const response = await fetch(url);

  expect(response.status).toBe(500);
  expect(await response.text()).not.toContain("hunter2");
});

test("says which port is in use", async () => {
  const port = Number(new URL(await start(async () => new Response())).port);

  await expect(serve({ port, fetch: async () => new Response() })).rejects.toThrow("EADDRINUSE");
});

test.each([
  ["a path that starts with two slashes", { path: "//" }],
  ["a path that looks like a URL without a scheme", { path: "//elsewhere.test/v1/ping" }],
  ["an absolute URL", { path: "http://elsewhere.test/v1/ping" }],
  ["an asterisk", { path: "*", method: "OPTIONS" }],
  ["an unknown method", { path: "/", method: "PROPFIND" }],
])("hands on %s", async (_name, options) => {
  const url = await start(async (incoming) => new Response(new URL(incoming.url).host));

  expect(await send(url, options)).toEqual({ status: 200, body: new URL(url).host });
});

test.each([
  ["an invalid absolute URL", { path: "http://%/v1/ping" }],
  ["an invalid host", { path: "/", headers: { host: "[" } }],
  ["a host with a password", { path: "/", headers: { host: "ada:secret@localhost" } }],
  ["a method that a handler can't accept", { path: "/", method: "TRACE" }],
])("answers 400 to %s", async (_name, options) => {
  const url = await start(async () => new Response());

  expect(await send(url, options)).toEqual({
    status: 400,
    body: '{"statusCode":400,"error":"Bad Request","message":"The request\'s method, URL or host is invalid"}',
  });
});

test("ends a HEAD response where a stream would start, and tells the handler that no one is reading", async () => {
  const cancelled = Promise.withResolvers<void>();
  const url = await start(async () => {
    const body = new ReadableStream({ cancel: () => cancelled.resolve() });
    return new Response(body, { headers: { "content-type": "text/event-stream" } });
  });

  expect(await send(url, { path: "/", method: "HEAD" })).toEqual({ status: 200, body: "" });
  await cancelled.promise;
});

test("refuses to be a proxy", async () => {
  const url = await start(async () => new Response());
  const { hostname, port } = new URL(url);
  const refused = Promise.withResolvers<number | undefined>();

  ask({ hostname, port, method: "CONNECT", path: "elsewhere.test:443" })
    .on("connect", ({ statusCode }) => refused.resolve(statusCode))
    .on("error", refused.reject)
    .end();

  expect(await refused.promise).toBe(405);
});

test("returns 400 for a WebSocket handshake with an invalid host", async () => {
  const url = await start(
    async () => new Response(),
    () => {},
  );
  const headers = { connection: "upgrade", upgrade: "websocket", host: "[" };

  expect(await send(url, { path: "/", headers })).toEqual({ status: 400, body: "" });
});

test("a client still sending an oversized body gets the response", async () => {
  const url = await start(async () => new Response("too much", { status: 413 }));
  const { hostname, port } = new URL(url);
  const megabytes = Buffer.alloc(50_000_000);
  const heard = Promise.withResolvers<number | undefined>();

  ask({ hostname, port, method: "POST", path: "/", headers: { connection: "close" } }, (response) => {
    response.resume().on("end", () => heard.resolve(response.statusCode));
  })
    .on("error", heard.reject)
    .end(megabytes);

  expect(await heard.promise).toBe(413);
});

test("a handler for Node requests answers what it can, and the other handler answers the rest", async () => {
  served = await serve({
    port: 0,
    fetch: async () => new Response("the web's"),
    direct: answerDirectPath,
  });

  const answers = [await fetch(`${served.url}/direct`), await fetch(`${served.url}/other`)];

  expect(await Promise.all(answers.map((answer) => answer.text()))).toEqual(["node's", "the web's"]);
});

test.each([
  ["returns 500 without details", new Error("the password is hunter2"), 500],
  ["drops the connection", new DroppedConnection(), null],
])("%s when such a handler throws", async (_name, error, status) => {
  served = await serve({
    port: 0,
    fetch: async () => new Response(),
    direct: () => Promise.reject(error),
  });

  const answer = await fetch(served.url).then(
    async (response) => ({ status: response.status, text: await response.text() }),
    () => ({ status: null, text: "" }),
  );

  expect(answer.status).toBe(status);
  expect(answer.text).not.toContain("hunter2");
});

function answerDirectPath({ url }: IncomingMessage, outgoing: ServerResponse): Promise<void> | null {
  if (url !== "/direct") return null;
  outgoing.end("node's");
  return Promise.resolve();
}

test("only answers to this machine's names, so pages elsewhere don't get its access", async () => {
  const url = await start(async () => new Response("secrets"));

  expect(await send(url, { headers: { host: "rebound.example" } })).toEqual({
    status: 421,
    body: expect.stringContaining("not as rebound.example"),
  });
});
