import { createServer } from "node:http";
import { expect, onTestFinished, test } from "vitest";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { keepQuery } from "./keep-query.ts";
import { limitRedirects } from "./limit-redirects.ts";

/** Redirects every path to its target without the slash, as Next does, or to an editor's address. */
async function startSite(toLocation: (target: string) => string) {
  const handle = limitRedirects(
    keepQuery(async ({ url = "" }, response) => {
      response.statusCode = 308;
      response.setHeader("location", toLocation(url));
      response.setHeader("refresh", `0;url=${toLocation(url)}`);
      response.end(toLocation(url));
    }),
  );
  const http = createServer((request, response) => void handle(request, response));
  const origin = await startHttpServer(http);
  onTestFinished(() => void http.close());
  return (target: string) => fetch(origin + target, { redirect: "manual" });
}

test("a redirect says where to once", async () => {
  const ask = await startSite((target) => target.replace("/?", "?"));

  const response = await ask("/books/?q=fingerspelling");

  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe("/books?q=fingerspelling");
  expect(response.headers.get("refresh")).toBeNull();
});

test.each([
  ["Next's, which repeats the query", (target: string) => target.replace("/?", "?"), "/books/?q="],
  ["an editor's, which keeps the query", () => "/about-us", "/about?q="],
])("a redirect whose head a proxy wouldn't accept is refused: %s", async (_whose, toLocation, start) => {
  const ask = await startSite(toLocation);

  const response = await ask(start + "a".repeat(9000));

  expect(response.status).toBe(414);
  expect(response.headers.get("location")).toBeNull();
  expect(response.headers.get("cache-control")).toBe("no-store");
});
