import { AxiomWithoutBatching } from "@axiomhq/js";
import { type LogLevel, logLevels } from "#lib/log-levels.ts";
import { throttleReports } from "#lib/throttle-reports.ts";

/** A log entry or a web vital, without personal data. */
export interface LogEvent {
  level: LogLevel;
  source: "browser" | "server";
  [field: string]: unknown;
}

export interface LogForwarder {
  /** Queues an event with the current time. Drops it if it's below the level or the queue is full. Never throws. */
  add: (event: LogEvent) => void;
}

interface LogForwarderOptions {
  /** Axiom's API, or the emulator's. */
  url: string;
  token: string;
  dataset: string;
  level: LogLevel;
  /** Gets a line about a failure, at most once a minute. */
  report: (line: string) => void;
  now?: () => number;
  /** How long to collect events before they're sent. */
  intervalMs?: number;
  /** How long to wait after a failure. */
  retryMs?: number;
  /** For one attempt. Axiom's client makes a second one after a 5xx or a network error. */
  timeoutMs?: number;
}

const maxQueued = 500;
const maxBatch = 100;

/** Sends events to Axiom in the background: one request at a time, and those of a failed request again. */
export function createLogForwarder(options: LogForwarderOptions): LogForwarder {
  const { url, token, dataset, level, now = Date.now } = options;
  const { intervalMs = 1000, retryMs = 10_000, timeoutMs = 5000 } = options;
  const axiom = new AxiomWithoutBatching({
    url,
    token,
    fetch: (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(timeoutMs) }),
    // By default, the client logs an error and resolves.
    onError: (error: unknown) => {
      throw error;
    },
  });
  const report = throttleReports(options.report, now);
  const queue: object[] = [];
  let dropped = 0;
  /** Whether a request is on its way or scheduled. */
  let isActive = false;

  function schedule(delayMs: number): void {
    isActive = true;
    setTimeout(() => void send(), delayMs).unref();
  }

  async function send(): Promise<void> {
    const batch = queue.slice(0, maxBatch);
    const { isDelivered, failure } = await axiom.ingest(dataset, batch).then(
      // Axiom would reject the same events again.
      ({ failed }) => ({ isDelivered: true, failure: failed > 0 ? `Axiom rejected ${failed}` : null }),
      (error: unknown) => ({ isDelivered: false, failure: String(error) }),
    );
    if (isDelivered) queue.splice(0, batch.length);
    if (failure !== null) reportFailure(failure);
    isActive = false;
    if (queue.length > 0) schedule(isDelivered ? intervalMs : retryMs);
  }

  function reportFailure(reason: string): void {
    const counts = `Waiting: ${queue.length}. Dropped: ${dropped}.`;
    if (report(`Log entries couldn't be forwarded: ${reason}. ${counts}`)) dropped = 0;
  }

  return {
    add: (event) => {
      if (logLevels.indexOf(event.level) < logLevels.indexOf(level)) return;
      if (queue.length >= maxQueued) dropped += 1;
      else queue.push({ _time: new Date(now()).toISOString(), ...event });
      if (!isActive) schedule(intervalMs);
    },
  };
}
