/** A request and its result, without any headers or body. */
export interface LedgerEntry {
  /** When it arrived: ISO 8601, UTC. */
  at: string;
  /** `WS` for a WebSocket. */
  method: string;
  /** With its query, minus any secrets. */
  path: string;
  /** The pattern of the matching route, or null without one. */
  route: string | null;
  /** null if the connection ended without a response. */
  status: number | null;
  /** The time until the response started. */
  ms: number;
  /** The role of the token, or null without one. */
  role: string | null;
}

export interface Ledger {
  /** The latest requests, oldest first. */
  entries: () => readonly LedgerEntry[];
  record: (entry: LedgerEntry) => void;
  clear: () => void;
  /** Calls back for every future entry. */
  watch: (watcher: (entry: LedgerEntry) => void) => void;
}

const maxEntries = 500;

/** The latest requests to an emulator, so that tests and developers can see who requested what. */
export function createLedger(): Ledger {
  const watchers: ((entry: LedgerEntry) => void)[] = [];
  let entries: LedgerEntry[] = [];
  return {
    entries: () => entries,
    record: (entry) => {
      entries.push(entry);
      if (entries.length > maxEntries) entries.shift();
      for (const watcher of watchers) watcher(entry);
    },
    clear: () => {
      entries = [];
    },
    watch: (watcher) => {
      watchers.push(watcher);
    },
  };
}

const maxPathLength = 2000;
/** A GROQ parameter's name starts with `$`. */
const secretNames = /token|secret|password|signature|auth|^\$?(sid|key|code)$/i;

/** A request's path and query as logged: `/auth/fetch?sid=…`. */
export function toLedgerPath({ pathname, search }: URL): string {
  const query = search.replace(/([?&])([^=&]*)=[^&]*/g, (parameter, before: string, name: string) =>
    secretNames.test(toName(name)) ? `${before}${name}=…` : parameter,
  );
  const path = pathname + query;
  return path.length > maxPathLength ? `${path.slice(0, maxPathLength)}…` : path;
}

function toName(encoded: string): string {
  return new URLSearchParams(`${encoded}=`).keys().next().value ?? "";
}
