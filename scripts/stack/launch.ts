import { setTimeout as wait } from "node:timers/promises";
import { signalGroup, type SpawnOptions, spawnNode } from "../command/spawn-node.ts";

/** One run of a service's process. */
export interface Launched {
  /** Resolves when it sends `{ ready }` over its channel. */
  ready: Promise<void>;
  /** Resolves with how it ended, once the process and its pipes are closed. */
  exited: Promise<string>;
  signal: (signal: NodeJS.Signals) => void;
  /** Signals it, kills it after five seconds, and resolves once it has exited. */
  stop: (signal: NodeJS.Signals) => Promise<void>;
  /** Whether it was asked to stop. */
  wasStopped: () => boolean;
  /** Undefined once it has exited. */
  pid: () => number | undefined;
}

export function launch({ args, environment, folder = ".", onLine }: SpawnOptions): Launched {
  const child = spawnNode({ args, environment, folder, onLine });
  let isStopping = false;
  let hasExited = false;
  const exited = new Promise<string>((resolve) => {
    child.once("error", (error) => resolve(error.message));
    // Workers that outlive their parent would keep its port and pipes.
    child.once("exit", () => signalGroup(child, "SIGKILL"));
    child.once("close", (code, signal) => {
      hasExited = true;
      resolve(signal ?? `exit code ${code}`);
    });
  });
  const ready = new Promise<void>((resolve) => {
    child.on("message", (message) => {
      if (typeof message === "object" && message !== null && "ready" in message) resolve();
    });
  });
  const signal = (name: NodeJS.Signals) => {
    if (!hasExited) signalGroup(child, name);
  };

  return {
    ready,
    exited,
    signal,
    async stop(name) {
      isStopping = true;
      signal(name);
      const killTimer = new AbortController();
      const forceKill = wait(5000, undefined, { signal: killTimer.signal }).then(
        () => signal("SIGKILL"),
        () => undefined,
      );
      await exited;
      killTimer.abort();
      await forceKill;
    },
    wasStopped: () => isStopping,
    pid: () => (hasExited ? undefined : child.pid),
  };
}
