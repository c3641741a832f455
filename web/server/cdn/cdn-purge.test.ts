import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { z } from "zod";
import { everythingTag } from "../next-internals.ts";
import { createCdnPurge } from "./cdn-purge.ts";

const purgeSchema = z.object({ tags: z.array(z.string()) });

let server: Server;
let purged: string[][];
let tokens: (string | undefined)[];
let lines: string[];
let purge: ReturnType<typeof createCdnPurge>;
/** What the CDN answers next; then 200. */
let statuses: number[];

beforeEach(async () => {
  [purged, tokens, lines, statuses] = [[], [], [], []];
  server = createServer(async (request, response) => {
    tokens.push(request.headers.authorization);
    purged.push(purgeSchema.parse(await json(request)).tags);
    response.writeHead(statuses.shift() ?? 200).end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A string is a pipe's name; an HTTP server on a port has an address.
  const { port } = server.address() as AddressInfo;
  purge = createCdnPurge({
    url: `http://127.0.0.1:${port}/purge`,
    token: "token",
    log: (line) => lines.push(line),
    pauseMs: 10,
  });
});

afterEach(() => {
  server.close();
  server.closeAllConnections();
});

const purges = async (count: number) => {
  await expect.poll(() => purged.length).toBeGreaterThanOrEqual(count);
  return purged;
};

test("expired tags are sent with the token", async () => {
  purge(["content:course", "product:1"]);

  expect(await purges(1)).toEqual([["content:course", "product:1"]]);
  expect(tokens).toEqual(["Bearer token"]);
});

test("what expires during a purge is sent with the next one, each tag once", async () => {
  purge(["shop"]);
  purge(["product:1", "product:2"]);
  purge(["product:2", "product:3"]);

  expect(await purges(2)).toEqual([["shop"], ["product:1", "product:2", "product:3"]]);
});

test("a failed purge is repeated, and the log has one line for it and one when it's over", async () => {
  statuses = [429, 503];
  purge(["shop"]);

  expect(await purges(3)).toEqual([["shop"], ["shop"], ["shop"]]);
  await expect
    .poll(() => lines)
    .toEqual([expect.stringContaining("It answers with 429."), "The CDN's pages can be purged again."]);
});

test("many tags are sent a hundred at a time, and very many as everything", async () => {
  const toTags = (count: number) => Array.from({ length: count }, (_, index) => `product:${index}`);
  purge(toTags(150));

  expect((await purges(2)).map((tags) => tags.length)).toEqual([100, 50]);
  purge(toTags(1001));
  expect((await purges(3)).at(2)).toEqual([everythingTag]);
});
