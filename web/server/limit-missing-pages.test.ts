import { createServer, type Server } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { sendRequest } from "../../tests/support/send-request.ts";
import { limitMissingPages } from "./limit-missing-pages.ts";

let http: Server;
let origin: string;
beforeEach(async () => {
  const handle = limitMissingPages(
    async ({ url = "" }, response) => {
      response.setHeader("content-type", url.endsWith(".pdf") ? "text/plain" : "text/html; charset=utf-8");
      response.writeHead(url === "/courses" ? 200 : 404).end();
    },
    { trustedProxies: 1, each: 2 },
  );
  http = createServer((request, response) => void handle(request, response));
  origin = await startHttpServer(http);
});
afterEach(() => {
  http.close();
});

const get = (path: string, address: string) =>
  sendRequest(origin, { method: "GET", path, headers: { "x-forwarded-for": address } });

test("an IP address that requests many made-up pages has to wait, and others don't", async () => {
  for (const path of ["/made-up-1", "/api/made-up-2"])
    expect((await get(path, "203.0.113.9")).status).toBe(404);

  const { status, headers } = await get("/made-up-3", "203.0.113.9");

  expect(status).toBe(429);
  expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  expect((await get("/made-up-3", "198.51.100.7")).status).toBe(404);
});

test("pages that exist don't count, nor do missing files", async () => {
  for (const path of ["/courses", "/courses", "/courses", "/files/none.pdf", "/files/none.pdf"])
    await get(path, "203.0.113.9");

  expect((await get("/courses", "203.0.113.9")).status).toBe(200);
});
