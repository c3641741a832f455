interface LedgerEntry {
  /** ISO 8601, UTC. */
  at: string;
  method: string;
  /** Without the query: it can hold a cart's key. */
  path: string;
  status: number;
  /** The version that answered, of an API call. */
  version: string | null;
}

export interface Ledger {
  /** Oldest first. */
  entries: readonly LedgerEntry[];
  record: (request: Request, response: Response) => void;
}

const kept = 500;

/** The latest requests, without their bodies: tests and developers read here who asked for what. */
export function createLedger(now: () => Date): Ledger {
  const entries: LedgerEntry[] = [];
  return {
    entries,
    record: (request, response) => {
      entries.push({
        at: now().toISOString(),
        method: request.method,
        path: new URL(request.url).pathname,
        status: response.status,
        version: response.headers.get("x-shopify-api-version"),
      });
      if (entries.length > kept) entries.shift();
    },
  };
}
