import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { createClient } from "@sanity/client";
import { expect, test } from "vitest";
import { lakeFetch, retryOptions } from "./lake-fetch.ts";

interface Answer {
  status: number;
  type?: string;
  body: string;
}

/** A site that returns these responses in order, then repeats the last one. */
async function startSite(answers: readonly Answer[]) {
  let requestCount = 0;
  const server = createServer((_request, response) => {
    const { status, type, body } = answers[Math.min(requestCount, answers.length - 1)] ?? {
      status: 404,
      body: "",
    };
    requestCount += 1;
    response.writeHead(status, type ? { "content-type": type } : {}).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server listening on a port has an address with a port.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    requestCount: () => requestCount,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
}

const nobodyBehind: Answer = { status: 500, body: "Internal Server Error" };
const answer: Answer = { status: 200, type: "application/json", body: '{"result":"found"}' };
const fault: Answer = { status: 500, type: "application/json", body: '{"error":{"description":"A fault"}}' };

const createStudioClient = (apiHost: string) =>
  createClient({
    projectId: "embedded",
    dataset: "production",
    apiVersion: "2026-06-01",
    apiHost,
    useProjectHostname: false,
    useCdn: false,
    resolveFetch: () => lakeFetch,
    ...retryOptions,
    retryDelay: () => 1,
  });

test("a read waits for a missing lake", async () => {
  await using site = await startSite([nobodyBehind, nobodyBehind, answer]);

  const result = await createStudioClient(site.url).fetch("*[0]");

  expect(result).toBe("found");
  expect(site.requestCount()).toBe(3);
});

test("the lake's own error is reported immediately", async () => {
  await using site = await startSite([fault, answer]);

  await expect(createStudioClient(site.url).fetch("*[0]")).rejects.toThrow("A fault");

  expect(site.requestCount()).toBe(1);
});

test("a write without a lake isn't retried by the client, and fails with a status that makes the Studio keep it", async () => {
  await using site = await startSite([nobodyBehind, answer]);

  await expect(createStudioClient(site.url).create({ _type: "course" })).rejects.toMatchObject({
    statusCode: 503,
  });

  expect(site.requestCount()).toBe(1);
});

test("retry delays grow to two seconds", () => {
  expect([0, 1, 2, 5, 20].map(retryOptions.retryDelay)).toEqual([100, 200, 400, 2000, 2000]);
});
