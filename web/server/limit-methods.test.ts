import { createServer, type OutgoingHttpHeaders, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { sendRequest } from "../../tests/support/send-request.ts";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { limitMethods } from "./limit-methods.ts";

let http: Server;
let origin: string;
beforeEach(async () => {
  const handle = limitMethods(async (_request, response) => void response.end("Next's"));
  http = createServer((request, response) => void handle(request, response));
  origin = await startHttpServer(http);
});
afterEach(() => {
  http.close();
});

const send = (method: string, path: string, headers: OutgoingHttpHeaders = {}) =>
  sendRequest(origin, { method, path, headers });

const allow = "GET, HEAD, OPTIONS";

test.each([
  ["POST", "/courses"],
  ["PUT", "/"],
  ["PATCH", "/courses?utm_source=mail"],
  ["DELETE", "/courses/"],
  ["PROPFIND", "/%63ourses"],
  ["DELETE", "/cart"],
  ["POST", "/orders/token"],
  ["TRACE", "/studio/structure"],
])("a %s request for the page %s is refused", async (method, path) => {
  expect(await send(method, path)).toMatchObject({ status: 405, headers: { allow }, body: "" });
});

test("a page says which methods it has", async () => {
  expect(await send("OPTIONS", "/courses")).toMatchObject({ status: 204, headers: { allow } });
});

test("a TRACE request for an endpoint is refused, without naming methods that it may not have", async () => {
  const { status, headers } = await send("TRACE", "/api/cart");

  expect(status).toBe(501);
  expect(headers).not.toHaveProperty("allow");
});

test.each<[string, string, OutgoingHttpHeaders?]>([
  ["GET", "/courses"],
  ["POST", "/courses", { "next-action": "40a1" }],
  ["DELETE", "/api/cart/lines"],
  ["OPTIONS", "/api/studio/products"],
  ["POST", "/learning?token=1"],
  ["POST", "/newsletter/unsubscribe?token=1"],
  ["POST", "/preview/token"],
  ["OPTIONS", "/lake/v2026-06-01/data/query/production"],
  ["POST", "/blog/feed.xml"],
])("a %s request for %s is left to Next", async (method, path, headers) => {
  expect(await send(method, path, headers)).toMatchObject({ status: 200, body: "Next's" });
});
