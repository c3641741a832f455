import { setTimeout as wait } from "node:timers/promises";
import { createService, type Service, type ServiceOptions } from "./service.ts";

interface RestartingServiceOptions extends ServiceOptions {
  /** How often it is brought back before its end counts as a crash. */
  restarts: number;
  log: (line: string) => void;
}

/** A service that is started again, with a line that says so, when it ends by itself. */
export function createRestartingService({
  restarts,
  log,
  onCrash,
  ...options
}: RestartingServiceOptions): Service {
  let left = restarts;
  let isStopped = false;
  const service = createService({ ...options, onCrash: (sentence) => void recover(sentence) });

  const recover = async (sentence: string) => {
    if (isStopped) return;
    if (left === 0) return onCrash(sentence);
    left -= 1;
    log(`${sentence}\nStarting it again.`);
    // Each attempt waits longer than the one before, so that what ends at once does not spin.
    await wait(200 * (restarts - left));
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
