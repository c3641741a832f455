import { serve } from "@shop/emulators/http/serve.ts";
import { createCdnPurge } from "@shop/web/server/cdn/cdn-purge.ts";
import { everythingTag } from "@shop/web/server/next-internals.ts";
import { expect, test } from "vitest";
import { purgeSchema } from "../support/cdn.ts";

/** A CDN that answers with these statuses, then with 200. */
async function openCdn(statuses: number[] = []) {
  const purged: string[][] = [];
  const tokens: (string | null)[] = [];
  const lines: string[] = [];
  const { url, close } = await serve({
    port: 0,
    fetch: async (request) => {
      tokens.push(request.headers.get("authorization"));
      purged.push(purgeSchema.parse(await request.json()).tags);
      return new Response(null, { status: statuses.shift() ?? 200 });
    },
  });
  return {
    tokens,
    lines,
    purge: createCdnPurge({ url, token: "token", log: (line) => lines.push(line), pauseMs: 10 }),
    /** Resolves with what has been purged once it's that many requests. */
    purges: async (count: number) => {
      await expect.poll(() => purged.length).toBeGreaterThanOrEqual(count);
      return purged;
    },
    [Symbol.asyncDispose]: close,
  };
}

test("expired tags are sent with the token", async () => {
  await using cdn = await openCdn();

  cdn.purge(["content:course", "product:1"]);

  expect(await cdn.purges(1)).toEqual([["content:course", "product:1"]]);
  expect(cdn.tokens).toEqual(["Bearer token"]);
});

test("what expires during a purge is sent with the next one, each tag once", async () => {
  await using cdn = await openCdn();

  cdn.purge(["shop"]);
  cdn.purge(["product:1", "product:2"]);
  cdn.purge(["product:2", "product:3"]);

  expect(await cdn.purges(2)).toEqual([["shop"], ["product:1", "product:2", "product:3"]]);
});

test("a failed purge is repeated, and the log has one line for it and one when it's over", async () => {
  await using cdn = await openCdn([429, 503]);

  cdn.purge(["shop"]);

  expect(await cdn.purges(3)).toEqual([["shop"], ["shop"], ["shop"]]);
  await expect
    .poll(() => cdn.lines)
    .toEqual([expect.stringContaining("It responded with 429."), "The CDN's pages can be purged again."]);
});

test("many tags are sent a hundred at a time, and very many as everything", async () => {
  await using cdn = await openCdn();
  const toTags = (count: number) => Array.from({ length: count }, (_, index) => `product:${index}`);

  cdn.purge(toTags(150));
  expect((await cdn.purges(2)).map((tags) => tags.length)).toEqual([100, 50]);

  cdn.purge(toTags(1001));
  expect((await cdn.purges(3)).at(2)).toEqual([everythingTag]);
});
