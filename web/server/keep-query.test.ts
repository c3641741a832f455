import { once } from "node:events";
import { createServer, get, type IncomingMessage } from "node:http";
import { afterEach, beforeEach, expect, test } from "vitest";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { keepQuery } from "./keep-query.ts";

let answered: { status: number; location: string };
let ask: (path: string, headers?: Record<string, string>) => Promise<IncomingMessage>;
let close: () => void;

beforeEach(async () => {
  const handle = keepQuery(async (_request, response) => {
    response.statusCode = answered.status;
    response.setHeader("location", answered.location);
    response.setHeader("cache-control", "s-maxage=300");
    response.end();
  });
  const http = createServer((request, response) => void handle(request, response));
  const { port } = new URL(await startHttpServer(http));
  ask = async (path, headers = {}) => {
    const [answer] = (await once(get({ port, path, headers }), "response")) as [IncomingMessage];
    return answer.resume();
  };
  close = () => http.close();
});

afterEach(() => close());

test.each([
  ["/about?utm_source=x&gclid=1", "/about-us", "/about-us?utm_source=x&gclid=1"],
  ["/about?utm_source=x", "/about-us#team", "/about-us?utm_source=x#team"],
  ["/old.html?a=$&", "/new", "/new?a=$&"],
  ["/about?email=ana@example.test", "https://example.com/new", "https://example.com/new"],
  ["/caf%C3%A9?a=1", "/courses", "/courses?a=1"],
  ["/about?utm_source=x", "/books?format=print", "/books?format=print"],
  ["/about?", "/about-us", "/about-us"],
  ["/about", "/about-us", "/about-us"],
  ["/cart?discount=A", "/elsewhere", "/elsewhere"],
  ["/api/draft-mode?secret=1", "/elsewhere", "/elsewhere"],
])("a request for %s that's redirected to %s goes to %s", async (path, location, expected) => {
  answered = { status: 308, location };

  expect((await ask(path)).headers.location).toBe(expected);
});

test("no cache keeps a redirect with somebody's query for others", async () => {
  answered = { status: 307, location: "/about-us" };

  const [withQuery, without] = await Promise.all([ask("/about?gclid=1"), ask("/about")]);

  expect(withQuery.headers["cache-control"]).toBe("private, max-age=0, must-revalidate");
  expect(without.headers["cache-control"]).toBe("s-maxage=300");
});

test("other answers and the router's own requests stay as they are", async () => {
  answered = { status: 201, location: "/new" };
  const created = await ask("/about?a=1");
  answered = { status: 307, location: "/new" };
  const routers = await ask("/about?_rsc=1", { rsc: "1" });

  expect([created.headers.location, routers.headers.location]).toEqual(["/new", "/new"]);
});
