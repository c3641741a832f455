/** One request as it was answered. Never a header and never a body. */
export interface LedgerEntry {
  /** When it came: ISO 8601, UTC. */
  at: string;
  /** `WS` for a WebSocket. */
  method: string;
  /** With its query, but for what is secret in it. */
  path: string;
  /** The pattern of the route that it took, or null when none has its method and path. */
  route: string | null;
  /** Null when the connection ended without an answer. */
  status: number | null;
  /** Until the answer began. */
  ms: number;
  /** Of whom the token belongs to; null without one. */
  role: string | null;
}

export interface Ledger {
  /** The latest, oldest first. */
  entries: () => readonly LedgerEntry[];
  record: (entry: LedgerEntry) => void;
  clear: () => void;
  /** Calls back with every entry to come. */
  watch: (watcher: (entry: LedgerEntry) => void) => void;
}

const kept = 500;

/** The latest requests to an emulator: tests and developers read here who asked for what. */
export function createLedger(): Ledger {
  const watchers: ((entry: LedgerEntry) => void)[] = [];
  let entries: LedgerEntry[] = [];
  return {
    entries: () => entries,
    record: (entry) => {
      entries.push(entry);
      if (entries.length > kept) entries.shift();
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
/** `$` begins the name of a GROQ parameter. */
const secretNames = /token|secret|password|signature|auth|^\$?(sid|key|code)$/i;

/** A request's path and query as the ledger keeps it: `/auth/fetch?sid=…`. */
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
