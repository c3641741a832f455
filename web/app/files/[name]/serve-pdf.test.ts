import { createServer, type IncomingHttpHeaders } from "node:http";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { servePdf } from "./serve-pdf.ts";
import { startHttpServer } from "../../../../tests/support/start-http-server.ts";

const bytes = "%PDF-1.7 the first pages";
let requestHeaders: IncomingHttpHeaders[] = [];

/** A lake with one file and support for ranges. */
const lake = createServer((request, response) => {
  requestHeaders.push(request.headers);
  if (request.url !== "/file.pdf") return response.writeHead(404).end();
  const [, from, to] = /^bytes=(\d+)-(\d+)$/.exec(request.headers.range ?? "") ?? [];
  if (from === undefined) return response.writeHead(200, { "accept-ranges": "bytes" }).end(bytes);
  return response
    .writeHead(206, { "content-range": `bytes ${from}-${to}/${bytes.length}` })
    .end(bytes.slice(Number(from), Number(to) + 1));
});

let origin: string;
beforeAll(async () => {
  origin = await startHttpServer(lake);
});
afterAll(() => lake.close());

async function serve(headers: Record<string, string> = {}, path = "/file.pdf", isPublic = true) {
  requestHeaders = [];
  const response = await servePdf({
    request: new Request("https://shop.example/files/a-sample.pdf", { headers }),
    name: "a-sample.pdf",
    source: { address: origin + path, hash: "abc" },
    isPublic,
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

test("a PDF is displayed inline under its own name and cached for an hour", async () => {
  const { status, headers, text } = await serve();

  expect(status).toBe(200);
  expect(text).toBe(bytes);
  expect(Object.fromEntries(headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'inline; filename="a-sample.pdf"',
    "cache-control": "public, max-age=3600, must-revalidate",
    etag: '"abc"',
  });
});

test.each([['"abc"'], ['W/"abc"'], ['"old", "abc"'], ["*"]])(
  "a browser that already has %s gets 304 without a request to the lake",
  async (etag) => {
    const { status, text } = await serve({ "if-none-match": etag });

    expect(status).toBe(304);
    expect(text).toBe("");
    expect(requestHeaders).toEqual([]);
  },
);

test("a range request is passed on", async () => {
  const { status, headers, text } = await serve({ range: "bytes=0-3" });

  expect(status).toBe(206);
  expect(text).toBe("%PDF");
  expect(headers.get("content-range")).toBe(`bytes 0-3/${bytes.length}`);
});

test("a range of an older version returns the whole file", async () => {
  const { status, text } = await serve({ range: "bytes=0-3", "if-range": '"old"' });

  expect(status).toBe(200);
  expect(text).toBe(bytes);
});

test("a draft's file isn't cached", async () => {
  const { status, headers } = await serve({ "if-none-match": '"abc"' }, "/file.pdf", false);

  expect(status).toBe(200);
  expect(headers.get("cache-control")).toBe("private, no-store");
});

test("a file missing from the lake returns 404", async () => {
  const { status, headers } = await serve({}, "/gone.pdf");

  expect(status).toBe(404);
  expect(headers.get("cache-control")).toBe("no-store");
});

test("a lake that doesn't respond is logged, and the reader gets 502", async () => {
  const error = vi.spyOn(console, "error").mockImplementation(() => {});

  const response = await servePdf({
    request: new Request("https://shop.example/files/a-sample.pdf"),
    name: "a-sample.pdf",
    source: { address: "http://127.0.0.1:1/file.pdf", hash: "abc" },
    isPublic: true,
  });

  expect(response.status).toBe(502);
  expect(error).toHaveBeenCalledWith("Reading a-sample.pdf failed.", expect.anything());
  error.mockRestore();
});

test("only the Range header is forwarded to the lake", async () => {
  await serve({ cookie: "cid=secret", authorization: "Bearer secret" });

  expect(requestHeaders[0]).not.toHaveProperty("cookie");
  expect(requestHeaders[0]).not.toHaveProperty("authorization");
});
