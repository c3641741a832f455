import { joinFlightScripts } from "./join-flight-scripts.ts";
import { missingPageTag } from "./lib/cache-tags.ts";
import { parseScriptHosts } from "./lib/third-party-scripts.ts";
import { toScriptPolicy } from "./script-policy.ts";
import { toCdnHeaders } from "./server/cdn/cdn-headers.ts";
import { areTagsExpired, FileSystemCache } from "./server/next-internals.ts";
import { ownChanges } from "./server/peers/change-log.ts";
import { notePageRead, requestStartedAt } from "./server/page-reads.ts";

type Args<Method extends "get" | "set" | "revalidateTag"> = Parameters<
  InstanceType<typeof FileSystemCache>[Method]
>;
type Page = Extract<NonNullable<Args<"set">[1]>, { rscData: unknown }>;

// Node allocates small buffers as slices of a shared 64 kB pool. A cached slice would keep the whole pool in memory, and
// Next's caches only count the slice (docs/decisions/0024).
Buffer.poolSize = 0;

const scriptHosts = parseScriptHosts(process.env);
const hasCdn = Boolean(process.env["CDN_PURGE_URL"]);

/** Sanity's frame around Studios loads a script from here. */
const studioHost = "https://core.sanity-cdn.com";

/**
 * Next's page cache. When a page is rendered or first read from the build, its data becomes one script, its headers get its
 * script policy (docs/decisions/0025) and its tags for a CDN (docs/decisions/0058), and a missing page gets its status
 * (docs/decisions/0011). A permanent redirect says how long it lasts (docs/decisions/0015).
 */
export default class PageCache extends FileSystemCache {
  override async get(...args: Args<"get">) {
    const entry = await super.get(...args);
    addCdnHeaders(entry?.value);
    const page = toPage(entry?.value);
    if (entry && page) {
      complete(args[0], page);
      notePageRead(args[0], { tags: readTags(page), asOf: entry.lastModified ?? 0 });
    }
    return entry;
  }

  override async set(...args: Args<"set">) {
    const [key, value] = args;
    addCdnHeaders(value);
    const page = toPage(value);
    const startedAt = requestStartedAt();
    if (page) {
      complete(key, page);
      if (page.status === permanentRedirect) addRedirectLifetime(page, args[2]);
      if (startedAt !== undefined) {
        notePageRead(key, { tags: readTags(page), asOf: startedAt });
        // Next dates a page by when its render ended. What the render read before a tag expired would pass for fresh.
        if (areTagsExpired(readTags(page), startedAt)) return;
      }
    }
    await super.set(...args);
  }

  override async revalidateTag(...args: Args<"revalidateTag">) {
    await super.revalidateTag(...args);
    ownChanges.add([args[0]].flat());
  }
}

/** A page that's the same for everybody. One with visitor-specific parts gets its policy from `web/proxy.ts`. */
function toPage(value: Args<"set">[1] | undefined): Page | null {
  return value && "rscData" in value && !value.postponed ? value : null;
}

const tagsHeader = "x-next-cache-tags";

function readTags({ headers }: Page): string[] {
  const tags = headers?.[tagsHeader];
  return typeof tags === "string" ? tags.split(",") : [];
}

/** Pages and files, such as the search index, tell a CDN when to forget them. */
function addCdnHeaders(value: Args<"set">[1] | undefined): void {
  if (!hasCdn || !value || !("headers" in value) || !value.headers) return;
  const tags = value.headers[tagsHeader];
  if (typeof tags === "string") Object.assign(value.headers, toCdnHeaders(tags));
}

const permanentRedirect = 308;

/**
 * A browser keeps a permanent redirect without limit unless it's told to ask again, and editors can take one back. Shared caches
 * keep it as long as Next says.
 */
function addRedirectLifetime(page: Page, context: Args<"set">[2]): void {
  const revalidate = "cacheControl" in context && context.cacheControl?.revalidate;
  page.headers ??= {};
  page.headers["cache-control"] = `${revalidate ? `s-maxage=${revalidate}, ` : ""}max-age=0, must-revalidate`;
}

/** Adds the script policy, and a missing page's status, which pages can't set themselves. */
function complete(key: string, page: Page): void {
  if (readTags(page).includes(missingPageTag)) page.status = 404;
  page.headers ??= {};
  if (page.headers["content-security-policy"]) return;
  const isStudio = /\/studio(\/|$)/.test(key);
  page.html = joinFlightScripts(page.html);
  page.headers["content-security-policy"] = toScriptPolicy(page.html, isStudio ? [studioHost] : scriptHosts);
}
