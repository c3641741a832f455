import { createRequire } from "node:module";
import { readScriptHosts } from "./lib/outside-scripts.ts";
import { toScriptPolicy } from "./script-policy.ts";

type NextCache = typeof import("next/dist/server/lib/incremental-cache/file-system-cache.js");

// Next imports this file as is, and its own module is CommonJS, so a default import would be its whole `exports`.
const { default: FileSystemCache }: NextCache = createRequire(import.meta.url)(
  "next/dist/server/lib/incremental-cache/file-system-cache.js",
);

type Args<Method extends "get" | "set"> = Parameters<InstanceType<NextCache["default"]>[Method]>;

// Node allocates small buffers as slices of a shared 64 kB pool. A cached slice would keep the whole pool in memory, and
// Next's caches only count the slice (docs/decisions/0024).
Buffer.poolSize = 0;

const scriptHosts = readScriptHosts(process.env);

/** Sanity's frame around Studios loads a script from here. */
const studioHost = "https://core.sanity-cdn.com";

/**
 * Next's page cache, with each page's script policy among its headers, computed once when the page is rendered or first
 * read from the build (docs/decisions/0025).
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Args<"get">) {
    const entry = await super.get(...args);
    if (entry) setPolicy(args[0], entry.value);
    return entry;
  }

  override async set(...args: Args<"set">) {
    setPolicy(args[0], args[1]);
    await super.set(...args);
  }
}

/** A page with visitor-specific parts gets its policy from `web/proxy.ts`. */
function setPolicy(key: string, entry: Args<"set">[1]): void {
  if (!entry || !("rscData" in entry) || entry.postponed) return;
  const isStudio = /\/studio(\/|$)/.test(key);
  entry.headers ??= {};
  entry.headers["content-security-policy"] ??= toScriptPolicy(
    entry.html,
    isStudio ? [studioHost] : scriptHosts,
  );
}
