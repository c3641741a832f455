import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { toLocalPath } from "#lib/local-path.ts";

/** Pages that list many documents. */
const listingPaths = ["/", "/courses", "/books", "/blog", "/frequently-asked-questions"];

// Pages still to be rendered, in order, by a single loop.
let queue: string[] = [];
let rendering: Promise<void> | null = null;

/**
 * Renders a change's own pages, then those that list many documents, so that no visitor waits for it. One at a time, to
 * leave capacity for visitors; a burst of changes renders each page once. Resolves when none are left.
 */
export async function warmPaths(ownPaths: readonly string[]): Promise<void> {
  queue = Array.from(new Set([...ownPaths, ...queue, ...listingPaths]));
  rendering ??= warmWaiting();
  await rendering;
}

async function warmWaiting(): Promise<void> {
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) await warm(path);
  // Synchronous with the last check, so that later changes start a new loop.
  rendering = null;
}

async function warm(path: string): Promise<void> {
  const address = readEnvironment().siteUrl + toLocalPath(path);
  try {
    await (await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) })).arrayBuffer();
  } catch (error) {
    // If warming fails, the next visitor's request renders the page.
    console.warn(`${address} couldn't be warmed.`, error);
  }
}
