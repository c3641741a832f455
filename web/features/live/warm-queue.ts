interface WarmQueueOptions {
  /** Rendered after every change, because they list many documents. */
  listingPaths: readonly string[];
  /** How many other pages wait at most. */
  limit: number;
  /** Never rejects. */
  render: (path: string) => Promise<void>;
}

/**
 * Renders a change's own pages, then the listings, so that no visitor waits for it. One at a time, to leave capacity for
 * visitors; a burst of changes renders each page once. An import changes thousands, of which visitors request few: those beyond the
 * limit are left to whoever requests them first. Resolves when none is waiting.
 */
export function createWarmQueue({ listingPaths, limit, render }: WarmQueueOptions) {
  let waiting: string[] = [];
  let rendering: Promise<void> | null = null;

  async function renderWaiting(): Promise<void> {
    for (let path = waiting.shift(); path !== undefined; path = waiting.shift()) await render(path);
    // Synchronous with the last check, so that later changes start a new loop.
    rendering = null;
  }

  return async (ownPaths: readonly string[]): Promise<void> => {
    const own = Array.from(new Set([...ownPaths, ...waiting])).filter((path) => !listingPaths.includes(path));
    waiting = [...own.slice(0, limit), ...listingPaths];
    rendering ??= renderWaiting();
    await rendering;
  };
}
