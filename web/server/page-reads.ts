import { AsyncLocalStorage } from "node:async_hooks";

/** A rendered page of Next's cache that a request was answered with. */
export interface PageRead {
  tags: string[];
  /** Milliseconds since 1970. A change of a tag after this moment outdates the page. */
  asOf: number;
}

interface PageReads {
  /** When the request arrived, or slightly earlier. */
  startedAt: number;
  /** By Next's cache key. */
  pages: Map<string, PageRead>;
}

const storage = new AsyncLocalStorage<PageReads>();

/** Runs `handle`, and also returns the pages that `web/cache-handler.ts` read or stored for it. */
export async function withPageReads<Result>(
  handle: () => Promise<Result>,
): Promise<{ result: Result; pages: readonly PageRead[] }> {
  // A millisecond earlier, because a tag may expire later in the millisecond in which a request arrives.
  const reads: PageReads = { startedAt: Date.now() - 1, pages: new Map() };
  // Awaited inside, because a lazy promise begins its work only then.
  const result = await storage.run(reads, async () => await handle());
  return { result, pages: Array.from(reads.pages.values()) };
}

/** Notes the first version of a page. Next may render it again in the background once it has answered. */
export function notePageRead(key: string, page: PageRead): void {
  const pages = storage.getStore()?.pages;
  if (!pages?.has(key)) pages?.set(key, page);
}

/** When the request that's being answered arrived. Undefined outside of `web/server`, such as at a host that runs plain Next. */
export const requestStartedAt = (): number | undefined => storage.getStore()?.startedAt;
