import { createServer } from "node:http";
import { setImmediate } from "node:timers/promises";
import { startServerTiming } from "@shop/web/lib/tracing/server-timing.ts";
import { traceFetch, traceRead } from "@shop/web/lib/tracing/trace-read.ts";
import { expect, test } from "vitest";
import { startHttpServer } from "../../support/start-http-server.ts";

/** A server whose `/cart` asks a backend, whose `/course` reads a cached answer, and whose other pages do neither. */
async function serve() {
  const server = createServer(async (request, response) => {
    if (request.url === "/cart")
      await traceFetch({ name: "commerce.fetch", operation: "Cart", fetch: () => setImmediate() });
    if (request.url === "/course")
      await traceRead({ name: "content.read", attributes: {}, key: "course", read: () => setImmediate() });
    response.writeHead(200, { "content-type": "text/plain" }).end("done");
  });
  const origin = await startHttpServer(server);
  return {
    readTiming: async (path: string) => {
      const response = await fetch(`${origin}${path}`);
      return response.headers.get("server-timing");
    },
    [Symbol.dispose]: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

test("each response says which reads it waited for, how long, and where their answers came from", async () => {
  using _timing = startServerTiming();
  using site = await serve();

  const [cart, course, about] = await Promise.all(["/cart", "/course", "/about"].map(site.readTiming));

  expect(cart).toMatch(/^commerce\.fetch;dur=\d+\.\d;desc="Cart"$/);
  expect(course).toMatch(/^content\.read;dur=\d+\.\d;desc="hit"$/);
  expect(about).toBeNull();
});
