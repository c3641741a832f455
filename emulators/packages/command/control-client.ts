import { z } from "zod";
import type { ControlServices } from "#control/control-routes.ts";
import type { Snapshot } from "#control/snapshots.ts";
import type { FaultRule } from "#http/faults.ts";
import type { LedgerEntry } from "#http/ledger.ts";

/** Controls an emulator through its `/_emulator` paths. Every call rejects with what the emulator says is wrong. */
export interface ControlClient {
  /** Empties the emulator and loads the seed, if it was started with one, or a snapshot. */
  reset: (snapshot?: string) => Promise<void>;
  /** Keeps everything as it is now under a name. */
  takeSnapshot: (name: string) => Promise<void>;
  snapshots: () => Promise<Snapshot[]>;
  /** Replaces the fault rules: which requests fail, how, and how often. */
  setFaults: (rules: readonly Partial<FaultRule>[]) => Promise<void>;
  /** The latest 500 requests, oldest first. */
  requests: () => Promise<LedgerEntry[]>;
  /** The latest requests, and parts of them, that aren't emulated. */
  unknownRequests: () => Promise<ControlServices["unknownRequests"]["all"]>;
  /** Any other call. A string is sent as NDJSON. */
  call: (method: string, path: string, body?: unknown) => Promise<unknown>;
}

interface ControlClientOptions {
  url: string;
  /** The administrator's or the admin token. */
  token: string;
}

/** Emptying a large dataset takes seconds. */
const timeoutMs = 60_000;

export function createControlClient({ url, token }: ControlClientOptions): ControlClient {
  const call: ControlClient["call"] = async (method, path, body) => {
    const isText = typeof body === "string";
    const response = await fetch(`${url}/_emulator${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        ...(isText ? { "content-type": "application/x-ndjson" } : {}),
      },
      ...(body === undefined ? {} : { body: isText ? body : JSON.stringify(body) }),
      signal: AbortSignal.timeout(timeoutMs),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Error(toMessage(answer) ?? `${method} ${path}: ${response.status}`);
    return answer;
  };
  return {
    call,
    reset: async (snapshot) =>
      void (await call("POST", "/reset", snapshot === undefined ? {} : { snapshot })),
    takeSnapshot: async (name) => void (await call("PUT", `/snapshots/${encodeURIComponent(name)}`)),
    setFaults: async (rules) => void (await call("PUT", "/faults", rules)),
    // The emulator is this package's own.
    snapshots: async () => (await call("GET", "/snapshots")) as Snapshot[],
    requests: async () => (await call("GET", "/requests")) as LedgerEntry[],
    unknownRequests: async () => (await call("GET", "/unknown")) as ControlServices["unknownRequests"]["all"],
  };
}

/** The lake's errors have a `message`, the storefront's `errors`. */
const errorSchema = z
  .object({ message: z.string() })
  .transform(({ message }) => message)
  .or(z.object({ errors: z.string() }).transform(({ errors }) => errors));

function toMessage(answer: unknown): string | undefined {
  return errorSchema.safeParse(answer).data;
}
