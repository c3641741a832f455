import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { toLocalPath } from "#lib/local-path.ts";

/** Pages that show many documents. */
const listingPaths = ["/", "/courses", "/books", "/blog", "/frequently-asked-questions"];

// What is still to be rendered, in that order, by the one loop that does it.
let waiting: string[] = [];
let rendering: Promise<void> | null = null;

/**
 * Renders the pages a change shows on, those that are its own and then those that show many, so that no visitor waits for it. One
 * after the other: who comes meanwhile shares the site with one of them, and a burst of changes renders each once more, not once
 * for each change. Resolves when nothing is left to render.
 */
export async function warmPaths(own: readonly string[]): Promise<void> {
  waiting = Array.from(new Set([...own, ...waiting, ...listingPaths]));
  rendering ??= warmWaiting();
  await rendering;
}

async function warmWaiting(): Promise<void> {
  for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await warm(path);
  // In the same moment as nothing was left: what comes from now on begins anew.
  rendering = null;
}

async function warm(path: string): Promise<void> {
  const address = readEnvironment().siteUrl + toLocalPath(path);
  try {
    await (await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) })).arrayBuffer();
  } catch (error) {
    // A page that was not warmed is rendered for its next visitor instead.
    console.warn(`${address} could not be warmed.`, error);
  }
}
