import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import { sendEtagResponse } from "next/dist/server/send-payload.js";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRequest } from "../../tests/support/send-request.ts";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { weakenEtags } from "./weaken-etags.ts";

let http: Server;
let origin: string;
beforeEach(async () => {
  const handle = weakenEtags(async (request, response) => {
    if (!sendEtagResponse(request, response, '"words"')) response.end("words");
  });
  http = createServer((request, response) => void handle(request, response));
  origin = await startHttpServer(http);
});
afterEach(() => {
  http.close();
});

const send = (method: string, path: string, headers: OutgoingHttpHeaders = {}) =>
  sendRequest(origin, { method, path, headers });

test.each(["GET", "HEAD"])("a page's ETag, which every encoding shares, is weak for %s", async (method) => {
  expect(await send(method, "/courses?utm_source=mail")).toMatchObject({ headers: { etag: 'W/"words"' } });
});

test.each(['W/"words"', '"words"'])("a browser that has %s doesn't get the page again", async (etag) => {
  expect(await send("GET", "/courses", { "if-none-match": etag })).toMatchObject({
    status: 304,
    headers: { etag: 'W/"words"' },
  });
});

test("a file's ETag stays strong, because parts of it are asked for", async () => {
  expect(await send("GET", "/files/guide.pdf")).toMatchObject({ headers: { etag: '"words"' } });
});
