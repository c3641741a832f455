import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { toLocalPath } from "#lib/local-path.ts";
import { createWarmQueue } from "./warm-queue.ts";

/** Renders the pages at these paths, and the listings. Resolves when no page is waiting. */
export const warmPaths = createWarmQueue({
  listingPaths: ["/", "/courses", "/books", "/blog", "/frequently-asked-questions"],
  limit: 50,
  render: async (path) => {
    const address = readEnvironment().serverUrl + toLocalPath(path);
    try {
      await (await fetch(address, { redirect: "manual", signal: AbortSignal.timeout(10_000) })).arrayBuffer();
    } catch (error) {
      // If warming fails, the next visitor's request renders the page.
      console.warn(`${address} couldn't be warmed.`, error);
    }
  },
});
