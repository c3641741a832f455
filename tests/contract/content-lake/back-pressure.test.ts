import { setImmediate } from "node:timers/promises";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { createListeners, type Listeners } from "@shop/emulators/content-lake/live/listeners.ts";
import {
  createRecentCommits,
  type RecentCommits,
} from "@shop/emulators/content-lake/store/recent-commits.ts";
import { type Served, serve } from "@shop/emulators/http/serve.ts";
import { expect, test } from "vitest";
import { until } from "../../support/content-lake.ts";
import { createLakeClient } from "../../support/lake-client.ts";
import { listen } from "../../support/listen.ts";
import { startStalledReader } from "../../support/stalled-reader.ts";

const commits = 5000;
const listenPath = "/v1/data/listen/production";

interface ListenersOnASocket extends AsyncDisposable {
  url: string;
  recent: RecentCommits;
  listeners: Listeners;
}

/** The lake's listeners behind its server, without a disk, so that commits come as fast as they can be sent. */
async function startListeners(): Promise<ListenersOnASocket> {
  const recent = createRecentCommits("process");
  const listeners = createListeners(recent);
  const served: Served = await serve({
    port: 0,
    fetch: async () =>
      listeners.open({
        dataset: "production",
        query: "*",
        params: {},
        mayRead: () => true,
        includeResult: true,
        includePreviousRevision: true,
        includeMutations: true,
        includeAllVersions: true,
        includeEffects: false,
        resumeFrom: null,
        listenerName: "listener",
        preamble: false,
        signedOut: null,
      }),
  });
  return { url: served.url, recent, listeners, [Symbol.asyncDispose]: () => served.close() };
}

/** Edits a 10,000-character text repeatedly. Each event with the result is about 30 kB. */
async function commitOften({ recent, listeners }: ListenersOnASocket): Promise<void> {
  let before = null;
  for (let count = 1; count <= commits; count += 1) {
    const text = Buffer.alloc(10_000, String(count % 10)).toString();
    const after = { _id: "course-1a", _type: "course", _rev: `t${count}`, text };
    recent.push({
      dataset: "production",
      transactionId: `t${count}`,
      author: "someone",
      timestamp: "2026-03-01T09:00:00Z",
      changes: [{ id: "course-1a", before, after, mutations: [{ createOrReplace: after }] }],
    });
    listeners.announce();
    before = after;
    await setImmediate();
  }
}

function measureMegabytes(): number {
  setFlagsFromString("--expose-gc");
  runInNewContext("gc")();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / 1024 / 1024;
}

test("listeners that stop reading use little memory however much changes, and are dropped", async () => {
  await using server = await startListeners();
  using first = await startStalledReader(server.url + listenPath);
  using second = await startStalledReader(server.url + listenPath);
  using third = await startStalledReader(server.url + listenPath);
  const before = measureMegabytes();

  await commitOften(server);

  // Three times 150 MB went unread. Only the latest commits are kept, once, along with garbage from other tests.
  expect(measureMegabytes() - before).toBeLessThan(100);
  await Promise.all([first.dropped, second.dropped, third.dropped]);
});

test("a listener that reads isn't slowed down by listeners that stopped", async () => {
  await using server = await startListeners();
  using _stalled = await startStalledReader(server.url + listenPath);
  using attentive = await listen(createLakeClient({ token: "", url: server.url }), "*");

  await commitOften(server);
  await until(() => attentive.mutations.length === commits, 2000);

  expect(attentive.mutations.at(-1)?.transactionId).toBe(`t${commits}`);
  expect(attentive.errors).toEqual([]);
});
