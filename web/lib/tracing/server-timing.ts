import { AsyncLocalStorage } from "node:async_hooks";
import { subscribe, unsubscribe } from "node:diagnostics_channel";
import type { ServerResponse } from "node:http";
import { type FinishedRead, finishedReads } from "./trace-read.ts";

const metrics = new AsyncLocalStorage<string[]>();

/**
 * Adds `Server-Timing` to every response of this process: the reads that finished before its headers were sent, with their cache
 * results. For development only. Next has no place where pages and API answers could set it, so it's done where Node creates responses.
 */
export function startServerTiming(): Disposable {
  subscribe(requestStart, followResponse);
  finishedReads.subscribe(addMetric);
  return {
    [Symbol.dispose]: () => {
      unsubscribe(requestStart, followResponse);
      finishedReads.unsubscribe(addMetric);
    },
  };
}

const requestStart = "http.server.request.start";

function followResponse(message: unknown): void {
  // Node documents what this channel carries.
  const { response } = message as { response: ServerResponse };
  const finished: string[] = [];
  metrics.enterWith(finished);
  const writeHead = response.writeHead.bind(response);
  response.writeHead = (...head: [number]) => {
    if (finished.length > 0) response.setHeader("server-timing", finished.join(", "));
    return writeHead(...head);
  };
}

function addMetric(message: unknown): void {
  // Only `trace-read.ts` publishes on this channel.
  const { name, detail, durationMs } = message as FinishedRead;
  metrics.getStore()?.push(`${name};dur=${durationMs.toFixed(1)};desc="${detail}"`);
}
