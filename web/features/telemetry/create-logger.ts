import type { LogEntry } from "#features/telemetry/log-entry.ts";
import { maxBodyBytes, maxEntries, maxStackLength } from "#features/telemetry/log-limits.ts";

export interface Logger {
  /** Queues an entry, of level `debug` unless it says otherwise. */
  log: (entry: LogEntry) => void;
  /** Sends what waits, because the page may be gone soon. */
  flush: () => void;
}

interface LoggerOptions {
  /** Sends a JSON array; `isLeaving` if the page may be gone before an answer. */
  send: (body: string, isLeaving: boolean) => void;
  isHidden: () => boolean;
}

const throttleMs = 1000;
const maxQueued = 200;

/** Collects entries and sends them at most once a second (requirements §7.8), or at once while the page is hidden. */
export function createLogger({ send, isHidden }: LoggerOptions): Logger {
  const queue: string[] = [];
  let isScheduled = false;

  function schedule(): void {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      sendBatch(false);
      if (queue.length > 0) schedule();
    }, throttleMs);
  }

  function sendBatch(isLeaving: boolean): void {
    const batch = queue.splice(0, countThatFit(queue));
    if (batch.length > 0) send(`[${batch.join()}]`, isLeaving);
  }

  const flush = () => sendBatch(true);

  return {
    log: (entry) => {
      if (queue.length >= maxQueued) return;
      queue.push(JSON.stringify(entry, cut));
      if (isHidden()) queueMicrotask(flush);
      else schedule();
    },
    flush,
  };
}

const cut = (_name: string, value: unknown) =>
  typeof value === "string" ? value.slice(0, maxStackLength) : value;

/** How many of the first entries one request may carry. */
function countThatFit(entries: readonly string[]): number {
  let bytes = 2;
  const tooMany = entries.findIndex((entry, index) => {
    bytes += new TextEncoder().encode(entry).byteLength + 1;
    return index === maxEntries || (index > 0 && bytes > maxBodyBytes);
  });
  return tooMany === -1 ? entries.length : tooMany;
}
