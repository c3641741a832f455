import { rejectAfter } from "./reject-after.ts";

type State = "up" | "down";

interface Backend {
  /** Rejects if the backend doesn't work. */
  check: () => Promise<unknown>;
  /** Whether the site isn't ready without it. */
  isRequired: boolean;
}

interface ReadinessOptions<Name extends string> {
  backends: Record<Name, Backend>;
  /** Gets a line when a backend stops or starts to work. */
  report: (line: string) => void;
  timeoutMs?: number;
  now?: () => number;
}

export interface Readiness<Name extends string = string> {
  isReady: boolean;
  backends: Record<Name, State>;
}

const rememberMs = 1000;

/** Checks all backends when asked. There's one round of checks at a time, and its result is good for a second. */
export function createReadiness<Name extends string>({
  backends,
  report,
  timeoutMs = 2000,
  now = Date.now,
}: ReadinessOptions<Name>): () => Promise<Readiness<Name>> {
  // The keys of a record are its names.
  const names = Object.keys(backends) as Name[];
  const states = new Map<Name, State>(names.map((name) => [name, "up"]));
  let inFlight: Promise<Readiness<Name>> | null = null;
  let last: { readiness: Readiness<Name>; at: number } | null = null;

  async function checkOne(name: Name): Promise<State> {
    const failure = await Promise.race([backends[name].check(), rejectAfter(timeoutMs)]).then(
      () => null,
      (error: unknown) => (error instanceof Error ? error.message : String(error)),
    );
    const state = failure === null ? "up" : "down";
    if (state !== states.get(name))
      report(state === "up" ? `${name} is up again` : `${name} is down: ${failure}`);
    states.set(name, state);
    return state;
  }

  async function checkAll(): Promise<Readiness<Name>> {
    const checked = await Promise.all(names.map(async (name) => [name, await checkOne(name)] as const));
    const readiness = {
      isReady: checked.every(([name, state]) => state === "up" || !backends[name].isRequired),
      // Each name has been checked.
      backends: Object.fromEntries(checked) as Record<Name, State>,
    };
    last = { readiness, at: now() };
    return readiness;
  }

  return async () => {
    if (last && now() - last.at < rememberMs) return last.readiness;
    inFlight ??= checkAll().finally(() => {
      inFlight = null;
    });
    return inFlight;
  };
}
