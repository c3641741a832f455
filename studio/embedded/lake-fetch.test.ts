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

/** A site that gives these answers one after the other, the last one for ever. */
async function startSite(answers: readonly Answer[]) {
  let asked = 0;
  const server = createServer((_request, response) => {
    const { status, type, body } = answers[Math.min(asked, answers.length - 1)] ?? { status: 404, body: "" };
    asked += 1;
    response.writeHead(status, type ? { "content-type": type } : {}).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  // A server that listens on a port has an address with one.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    asked: () => asked,
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

test("a read that meets no lake waits for it", async () => {
  await using site = await startSite([nobodyBehind, nobodyBehind, answer]);

  const found = await createStudioClient(site.url).fetch("*[0]");

  expect(found).toBe("found");
  expect(site.asked()).toBe(3);
});

test("a fault of the lake itself is told at once, in its words", async () => {
  await using site = await startSite([fault, answer]);

  await expect(createStudioClient(site.url).fetch("*[0]")).rejects.toThrow("A fault");

  expect(site.asked()).toBe(1);
});

test("a write that meets no lake is not repeated by the client, and fails with a status that lets the Studio keep it", async () => {
  await using site = await startSite([nobodyBehind, answer]);

  await expect(createStudioClient(site.url).create({ _type: "course" })).rejects.toMatchObject({
    statusCode: 503,
  });

  expect(site.asked()).toBe(1);
});

test("the waits between attempts grow to two seconds", () => {
  expect([0, 1, 2, 5, 20].map(retryOptions.retryDelay)).toEqual([100, 200, 400, 2000, 2000]);
});
