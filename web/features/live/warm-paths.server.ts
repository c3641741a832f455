import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";

/** Pages that show many documents. */
const gatherings = ["/", "/courses", "/books", "/blog", "/frequently-asked-questions"];

/**
 * Renders the pages a change shows on, those that are its own and those that show many, so that no visitor waits for it. Twice:
 * the second request fills the static entry.
 */
export async function warmPaths(own: readonly string[]): Promise<void> {
  const paths = new Set([...own, ...gatherings]);
  await Promise.all(
    [...paths].map(async (path) => {
      await warm(path);
      await warm(path);
    }),
  );
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
