import type { ChildProcess } from "node:child_process";
import { setTimeout as wait } from "node:timers/promises";
import { PlainError } from "../command/plain-error.ts";
import { type Channel, signalGroup, spawnNode } from "../command/spawn-node.ts";
import { isAnswering } from "./ports.ts";

export interface ServiceOptions {
  /** As it begins a sentence: "The content lake". */
  name: string;
  args: readonly string[];
  environment: NodeJS.ProcessEnv;
  /** Relative to the repository; its root by default. */
  folder?: string;
  /** Ready when it says so over its channel, or when it answers on a port. */
  readyWhen: { kind: "says-so" } | { kind: "answers"; port: number };
  onLine: (line: string, channel: Channel) => void;
  /** Called when it ends after it was ready, and nobody asked it to. */
  onCrash: (sentence: string) => void;
}

export interface Service {
  /** Resolves when it is ready; throws a `PlainError` with its last lines when it ends before, or takes over a minute. */
  start: () => Promise<void>;
  /** Asks it to end, insists after five seconds, and resolves when it is gone. Starting again is allowed. */
  stop: (signal?: NodeJS.Signals) => Promise<void>;
  /** Its latest lines, up to a thousand, oldest first. */
  lines: () => readonly string[];
  pid: () => number | undefined;
}

const keptLines = 1000;

/** A server process of the stack: started, watched, and ended with all that it spawned. */
export function createService({
  name,
  args,
  environment,
  folder = ".",
  readyWhen,
  onLine,
  onCrash,
}: ServiceOptions): Service {
  const lines: string[] = [];
  let running: Running | null = null;

  const toSentence = (what: string) => {
    const last = lines.slice(-20).map((line) => `  ${line}`);
    return [`${name} ${what}.`, ...last].join("\n");
  };

  const launch = (): Running => {
    // Until it is ready its lines are kept back: should it not start, the error tells them.
    const held: (() => void)[] = [];
    const child = spawnNode({
      args,
      environment,
      folder,
      onLine: (line, channel) => {
        lines.push(line);
        if (lines.length > keptLines) lines.shift();
        if (launched.isReady) onLine(line, channel);
        else held.push(() => onLine(line, channel));
      },
    });
    const gone = new Promise<string>((resolve) => {
      child.once("error", (error) => resolve(error.message));
      // Workers that outlive their parent would keep its port and its pipes.
      child.once("exit", () => signalGroup(child, "SIGKILL"));
      child.once("close", (code, signal) => resolve(signal ?? `exit code ${code}`));
    });
    const launched: Running = { child, gone, held, isReady: false, isAsked: false };
    return launched;
  };

  return {
    async start() {
      const current = launch();
      running = current;
      const early = current.gone.then((end) => {
        throw new PlainError(toSentence(`ended while it started (${end})`));
      });
      const deadline = new AbortController();
      const late = wait(60_000, undefined, { signal: deadline.signal }).then(() => {
        throw new PlainError(toSentence("was not ready after a minute"));
      });
      try {
        await Promise.race([untilReady(current.child, readyWhen, deadline.signal), early, late]);
      } catch (error) {
        signalGroup(current.child, "SIGKILL");
        throw error;
      } finally {
        late.catch(() => undefined);
        deadline.abort();
      }
      early.catch(() => undefined);
      current.isReady = true;
      for (const release of current.held) release();
      void current.gone.then((end) => {
        if (!current.isAsked) onCrash(toSentence(`ended by itself (${end})`));
      });
    },
    async stop(signal = "SIGTERM") {
      if (!running) return;
      const { child, gone } = running;
      running.isAsked = true;
      signalGroup(child, signal);
      const patience = new AbortController();
      void wait(5000, undefined, { signal: patience.signal }).then(
        () => signalGroup(child, "SIGKILL"),
        () => undefined,
      );
      await gone;
      patience.abort();
      running = null;
    },
    lines: () => lines,
    pid: () => running?.child.pid,
  };
}

interface Running {
  child: ChildProcess;
  gone: Promise<string>;
  held: (() => void)[];
  isReady: boolean;
  isAsked: boolean;
}

async function untilReady(
  child: ChildProcess,
  readyWhen: ServiceOptions["readyWhen"],
  stop: AbortSignal,
): Promise<void> {
  switch (readyWhen.kind) {
    case "says-so":
      return new Promise((resolve) => {
        child.on("message", (message) => {
          if (typeof message === "object" && message !== null && "ready" in message) resolve();
        });
      });
    case "answers":
      while (!stop.aborted && !(await isAnswering(readyWhen.port, "127.0.0.1"))) await wait(50);
  }
}
