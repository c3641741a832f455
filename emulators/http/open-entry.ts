import { type Ledger, type LedgerEntry, toLedgerPath } from "./ledger.ts";

interface EntryOptions {
  method: string;
  url: URL;
  requests: Ledger;
  now: () => Date;
}

interface OpenEntry {
  entry: LedgerEntry;
  /** Logs the entry with the time that has passed. */
  record: () => void;
}

/** A ledger entry for a request without a response yet. */
export function openEntry({ method, url, requests, now }: EntryOptions): OpenEntry {
  const started = performance.now();
  const entry: LedgerEntry = {
    at: now().toISOString(),
    method,
    path: toLedgerPath(url),
    route: null,
    status: null,
    ms: 0,
    role: null,
  };
  const record = () => {
    entry.ms = Math.round(performance.now() - started);
    requests.record(entry);
  };
  return { entry, record };
}
