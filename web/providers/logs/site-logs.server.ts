import "server-only";
import { readEnvironment } from "#lib/environment.server.ts";
import { createLogForwarder, type LogForwarder } from "#providers/logs/log-forwarder.ts";

let logs: LogForwarder | undefined;

/** Where this process's log entries go. */
export function siteLogs(): LogForwarder {
  logs ??= createLogForwarder({ ...readEnvironment().logs, report: (line) => console.error(line) });
  return logs;
}
