import { once } from "node:events";
import { Agent, createServer, get, type IncomingMessage } from "node:http";
import { beforeEach, expect, test } from "vitest";
import { startHttpServer } from "../../tests/support/start-http-server.ts";
import { serve } from "./serve.ts";

/** Answers `/slow` when it's told to, begins an event stream at `/events`, and tells everybody else what they asked for. */
let finishSlowAnswer: () => void;
let stop: () => Promise<void>;
let ask: (path: string, method?: string, headers?: readonly string[]) => Promise<IncomingMessage>;

beforeEach(async () => {
  const http = createServer();
  stop = serve(http, async ({ url, headers }, response) => {
    if (url === "/events") {
      response.setHeader("content-type", "text/event-stream");
      response.write(": welcome\n\n");
    } else if (url === "/slow") {
      response.writeHead(200).write("begun");
      finishSlowAnswer = () => response.end(", finished");
    } else response.end(`${headers.host} ${url}`);
  });
  const { port } = new URL(await startHttpServer(http));
  const agent = new Agent({ keepAlive: true });
  ask = async (path, method = "GET", headers = ["Host", "localhost"]) => {
    const [answer] = (await once(get({ port, path, method, headers, agent }), "response")) as [
      IncomingMessage,
    ];
    return answer;
  };
});

const read = async (answer: IncomingMessage) => (await answer.toArray()).join("");

test("`OPTIONS *` isn't routed to a page", async () => {
  expect(await ask("*", "OPTIONS")).toHaveProperty("statusCode", 204);
});

test.each([
  ["http://shop.example/about-us", "shop.example /about-us"],
  ["HTTP://shop.example:3000/search?q=/a//b", "shop.example:3000 /search?q=/a//b"],
  ["https://shop.example", "shop.example /"],
  ["https://shop.example?q=book", "shop.example /?q=book"],
])("the target %s, as proxies are sent it, is answered like its path", async (target, seen) => {
  const answer = await ask(target);

  expect(await read(answer)).toBe(seen);
});

test.each(["http://", "http:///about-us", "http://user@shop.example/", "ftp://shop.example/", "about-us"])(
  "the target %s is refused",
  async (target) => {
    expect(await ask(target)).toHaveProperty("statusCode", 400);
  },
);

test.each(["/about-us", "*", "http://shop.example/about-us"])(
  "a request for %s that names two hosts is refused",
  async (path) => {
    expect(await ask(path, "GET", ["Host", "shop.example", "Host", "shop.example"])).toHaveProperty(
      "statusCode",
      400,
    );
  },
);

test("an answer that has begun is finished before the server stops", async () => {
  const answer = await ask("/slow");
  const stopped = stop();

  finishSlowAnswer();

  expect(await read(answer)).toBe("begun, finished");
  await stopped;
});

test("an open event stream ends when the server stops", async () => {
  const stream = await ask("/events");

  await stop();

  await expect(read(stream)).rejects.toThrow("aborted");
});

test("a browser's idle connection is closed when the server stops", async () => {
  const answer = await ask("/");
  const closed = once(answer.socket, "close");
  await read(answer);

  await stop();

  expect(await closed).toEqual([false]);
});
