import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { createStaticHandler } from "./serve-static.ts";

const script = "/_next/static/chunks/main-4f2a.js";
const font = "/_next/static/media/text-9c1e.woff2";
const code = "export const words = 'again and again';".repeat(100);

const forever = { "cache-control": "public, max-age=31536000, immutable" };
const files: Record<string, { headers: OutgoingHttpHeaders; body: string }> = {
  [script]: { headers: { ...forever, "content-type": "text/javascript", etag: '"code"' }, body: code },
  [font]: { headers: { ...forever, "content-type": "font/woff2" }, body: "a font" },
  "/_next/static/dev.js": { headers: { "cache-control": "no-store" }, body: code },
};

let asked: string[];
let http: Server;
let origin: string;
beforeEach(async () => {
  asked = [];
  const handle = createStaticHandler(
    async ({ url = "" }, response) => {
      asked.push(url);
      const file = files[url];
      response.writeHead(file ? 200 : 404, file?.headers).end(file?.body);
    },
    new Set(Object.keys(files)),
  );
  http = createServer((request, response) => void handle(request, response));
  origin = await startHttpServer(http);
});
afterEach(() => {
  http.close();
});

const get = (path: string, headers: OutgoingHttpHeaders = { "accept-encoding": "br" }) =>
  sendRequest(origin, { method: "GET", path, headers });

/** Asks for a file until it's answered from memory. */
async function keep(path: string, encoding: string) {
  await expect
    .poll(async () => {
      asked = [];
      await get(path, { "accept-encoding": encoding });
      return asked;
    })
    .toEqual([]);
}

test.each(["br", "gzip"])("a script is read and compressed once, with %s", async (encoding) => {
  await keep(script, encoding);

  const { status, headers, body } = await get(script, { "accept-encoding": encoding });

  expect([status, body]).toEqual([200, code]);
  expect(headers).toMatchObject({
    "content-type": "text/javascript",
    "content-encoding": encoding,
    vary: "Accept-Encoding",
    ...forever,
  });
  expect(Number(headers["content-length"])).toBeLessThan(code.length / 2);
});

test("a font is kept as it is", async () => {
  await keep(font, "br");

  const { headers, body } = await get(font);

  expect(body).toBe("a font");
  expect(headers).not.toHaveProperty("content-encoding");
});

test("a browser that has the file doesn't get it again", async () => {
  await keep(script, "br");

  const { status, body } = await get(script, { "accept-encoding": "br", "if-none-match": '"code"' });

  expect([status, body]).toEqual([304, ""]);
});

test.each([
  ["a part of a file", script, { "accept-encoding": "br", range: "bytes=0-9" }],
  ["an uncompressed file", script, { "accept-encoding": "identity" }],
  ["a file with a query", `${script}?v=2`, { "accept-encoding": "br" }],
  ["a page", "/courses", { "accept-encoding": "br" }],
])("%s comes from Next", async (_what, path, headers) => {
  await keep(script, "br");

  await get(path, headers);

  expect(asked).toEqual([path]);
});

test("a file that may change isn't kept", async () => {
  await get("/_next/static/dev.js");
  await keep(script, "br");
  asked = [];

  await get("/_next/static/dev.js");

  expect(asked).toContain("/_next/static/dev.js");
});

test.each(["GET", "HEAD"])(
  "a file that isn't in the build is neither rendered as a page nor kept by a CDN, with %s",
  async (method) => {
    const path = "/_next/static/chunks/gone.js";
    const { status, headers } = await sendRequest(origin, { method, path, headers: {} });

    expect(status).toBe(404);
    expect(headers).toMatchObject({
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
    });
    expect(asked).toEqual([]);
  },
);

test("HEAD gets a file's headers from memory", async () => {
  await keep(script, "br");
  const { headers } = await get(script);

  const head = await sendRequest(origin, {
    method: "HEAD",
    path: script,
    headers: { "accept-encoding": "br" },
  });

  expect(head).toMatchObject({ status: 200, body: "" });
  expect(head.headers["content-length"]).toBe(headers["content-length"]);
  expect(asked).toEqual([]);
});
