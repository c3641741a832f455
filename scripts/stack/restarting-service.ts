import { setTimeout as wait } from "node:timers/promises";
import { createService, type Service, type ServiceOptions } from "./service.ts";

interface RestartingServiceOptions extends ServiceOptions {
  /** How often it's restarted within ten minutes before it counts as crashed. */
  restarts: number;
  log: (line: string) => void;
  now?: () => number;
}

const restartWindowMs = 10 * 60_000;

/** A service that restarts with a log line when it ends by itself. */
export function createRestartingService({
  restarts,
  log,
  onCrash,
  now = Date.now,
  ...options
}: RestartingServiceOptions): Service {
  let crashes: number[] = [];
  let isStopped = false;
  const service = createService({ ...options, onCrash: (sentence) => void recover(sentence) });

  const recover = async (sentence: string) => {
    if (isStopped) return;
    crashes = crashes.filter((time) => time > now() - restartWindowMs);
    if (crashes.length >= restarts) return onCrash(sentence);
    crashes.push(now());
    log(`${sentence}\nRestarting it.`);
    // Each attempt waits longer, so that a service that fails at once doesn't spin.
    await wait(200 * crashes.length);
    if (isStopped) return;
    await service
      .start()
      .catch((error: unknown) => recover(error instanceof Error ? error.message : String(error)));
  };

  return {
    ...service,
    async start() {
      isStopped = false;
      await service.start();
    },
    async stop(signal) {
      isStopped = true;
      await service.stop(signal);
    },
  };
}
