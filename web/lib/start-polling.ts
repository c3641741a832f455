interface PollingOptions {
  task: () => Promise<void>;
  intervalMs: number;
  /** Gets what the task rejects with. The next attempt is ten seconds later, so that a full disk doesn't fill the log as well. */
  onError: (error: unknown) => void;
}

const errorDelayMs = 10_000;

/**
 * Runs a task now and from now on, one at a time, for as long as the process runs. What's due is found on the disk, because another process
 * may have stored it.
 */
export function startPolling({ task, intervalMs, onError }: PollingOptions): void {
  const poll = async () => {
    let delayMs = intervalMs;
    try {
      await task();
    } catch (error) {
      onError(error);
      delayMs = errorDelayMs;
    }
    setTimeout(() => void poll(), delayMs).unref();
  };
  void poll();
}
