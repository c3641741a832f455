import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../command/plain-error.ts";
import type { Channel } from "../command/spawn-node.ts";
import { launch, type Launched } from "./launch.ts";

export interface ServiceOptions {
  /** As at the start of a sentence: "The content lake". */
  name: string;
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Relative to the repository; its root by default. */
  folder?: string;
  /** Ready when it says so in a message over its channel, or when it returns any response for this URL. */
  readyWhen: { kind: "message" } | { kind: "responds"; url: string };
  onLine: (line: string, channel: Channel) => void;
  /** Called when it ends unexpectedly after it was ready. */
  onCrash: (sentence: string) => void;
}

export interface Service {
  /** Resolves when it's ready. Throws a `PlainError` with its last lines when it ends first or takes over a minute. */
  start: () => Promise<void>;
  /** Stops it, kills it after five seconds, and resolves once it has exited. It can be started again. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Its last thousand lines, oldest first. */
  lines: () => readonly string[];
  /** Undefined while it isn't running. */
  pid: () => number | undefined;
}

const maxLines = 1000;

/** A server process of the stack, with start, supervision and cleanup of its child processes. */
export function createService(options: ServiceOptions): Service {
  const { name, readyWhen, onCrash } = options;
  const lines: string[] = [];
  let running: Launched | null = null;

  const toSentence = (what: string) =>
    [`${name} ${what}.`, ...lines.slice(-20).map((line) => `  ${line}`)].join("\n");

  return {
    async start() {
      // Lines are held back until it's ready. On failure, they become part of the error.
      const heldBack: (() => void)[] = [];
      let isReady = false;
      const launched = launch({
        ...options,
        onLine: (line, channel) => {
          lines.push(line);
          if (lines.length > maxLines) lines.shift();
          if (isReady) options.onLine(line, channel);
          else heldBack.push(() => options.onLine(line, channel));
        },
      });
      running = launched;
      const outcome = await untilReady(launched, readyWhen);
      if (outcome.kind !== "ready") {
        launched.signal("SIGKILL");
        throw new PlainError(
          toSentence(
            outcome.kind === "late"
              ? "wasn't ready after a minute"
              : `exited during startup (${outcome.end})`,
          ),
        );
      }
      isReady = true;
      for (const release of heldBack) release();
      void launched.exited.then((end) => {
        if (!launched.wasStopped()) onCrash(toSentence(`exited unexpectedly (${end})`));
      });
    },
    async stop(signal = "SIGTERM") {
      await running?.stop(signal);
      running = null;
    },
    lines: () => lines,
    pid: () => running?.pid(),
  };
}

type Outcome = { kind: "ready" } | { kind: "exited"; end: string } | { kind: "late" };

async function untilReady(launched: Launched, readyWhen: ServiceOptions["readyWhen"]): Promise<Outcome> {
  const timeout = new AbortController();
  const { signal } = timeout;
  try {
    return await Promise.race([
      reachReadiness(launched, readyWhen, signal).then((): Outcome => ({ kind: "ready" })),
      launched.exited.then((end): Outcome => ({ kind: "exited", end })),
      wait(60_000, { kind: "late" } satisfies Outcome, { signal }),
    ]);
  } finally {
    timeout.abort();
  }
}

async function reachReadiness(
  launched: Launched,
  readyWhen: ServiceOptions["readyWhen"],
  stop: AbortSignal,
): Promise<void> {
  switch (readyWhen.kind) {
    case "message":
      return launched.ready;
    case "responds":
      while (!stop.aborted && !(await isAnswered(readyWhen.url, stop))) await wait(50);
  }
}

async function isAnswered(url: string, stop: AbortSignal): Promise<boolean> {
  const response = await fetch(url, { signal: stop, redirect: "manual" }).catch(() => null);
  await response?.body?.cancel();
  return response !== null;
}
