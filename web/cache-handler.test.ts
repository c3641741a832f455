import { nodeFs } from "next/dist/server/lib/node-fs-methods.js";
import { beforeEach, expect, test } from "vitest";
import PageCache from "./cache-handler.ts";
import { withPageReads } from "./server/page-reads.ts";

let cache: PageCache;

beforeEach(() => {
  cache = new PageCache({
    fs: nodeFs,
    serverDistDir: "/nowhere",
    flushToDisk: false,
    maxMemoryCacheSize: 1_000_000,
    revalidatedTags: [],
    _requestHeaders: {},
  });
});

const kind = "APP_PAGE";

const store = (key: string, html: string, tags = "shop,product:1", status?: number) => {
  const page = {
    kind,
    html,
    status,
    rscData: Buffer.from("flight"),
    headers: { "x-next-cache-tags": tags },
  };
  const context = { isFallback: false, cacheControl: { revalidate: 300, expire: undefined } };
  // Next's enum of kinds exists only in its types.
  return cache.set(...([key, page, context] as unknown as Parameters<PageCache["set"]>));
};

const read = (key: string) =>
  // The same.
  cache.get(...([key, { kind, isFallback: false }] as unknown as Parameters<PageCache["get"]>));

test("a page is stored with its script policy, and noted with its tags", async () => {
  const { pages } = await withPageReads(() => store("/stored", "<script>alert(1)</script>"));

  expect(await read("/stored")).toMatchObject({
    value: { headers: { "content-security-policy": expect.stringContaining("script-src 'self'") } },
  });
  expect(pages).toMatchObject([{ tags: ["shop", "product:1"] }]);
});

test("a page that says there's nothing at its address has the status 404", async () => {
  await store("/missing", "", "content:page,missing-page");
  await store("/found", "");

  expect(await read("/missing")).toMatchObject({ value: { status: 404 } });
  expect(await read("/found")).not.toMatchObject({ value: { status: 404 } });
});

test("browsers ask again about a permanent redirect, and shared caches keep it as long as a page", async () => {
  await store("/moved", "", "content:redirect", 308);

  expect(await read("/moved")).toMatchObject({
    value: { headers: { "cache-control": "s-maxage=300, max-age=0, must-revalidate" } },
  });
});

test("a page isn't stored if one of its tags expired while it was rendered", async () => {
  await withPageReads(async () => {
    await cache.revalidateTag("product:1", { expire: 0 });
    await store("/outdated", "");
  });

  expect(await read("/outdated")).toBeNull();
});

test("a page that's rendered again in the background doesn't pass for the one that was sent", async () => {
  await store("/renewed", "old");
  const sent = await read("/renewed");

  const { pages } = await withPageReads(async () => {
    await read("/renewed");
    await store("/renewed", "new");
  });

  expect(pages).toMatchObject([{ asOf: sent?.lastModified }]);
});
