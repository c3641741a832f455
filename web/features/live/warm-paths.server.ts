import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";

/** Pages that show many documents. */
const gatherings = ["/", "/courses", "/books", "/blog", "/frequently-asked-questions"];

/**
 * Renders the pages a change shows on, so that no visitor waits for it: those that are its own and, once a burst of changes
 * `isSettled`, those that show many. Twice: the second request fills the static entry. One after the other: who comes meanwhile
 * shares the site with one of them, not with all.
 */
export async function warmPaths(
  own: readonly string[],
  { isSettled }: { isSettled: boolean },
): Promise<void> {
  for (const path of new Set(isSettled ? [...own, ...gatherings] : own)) {
    await warm(path);
    await warm(path);
  }
}

async function warm(path: string): Promise<void> {
  const address = readEnvironment().siteUrl + path;
  try {
    await (await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) })).arrayBuffer();
  } catch (error) {
    // A page that was not warmed is rendered for its next visitor instead.
    console.warn(`${address} could not be warmed.`, error);
  }
}
