import { channel } from "node:diagnostics_channel";
import { type Attributes, type Context, context, SpanKind } from "@opentelemetry/api";
import { withSpan } from "./with-span.ts";

/** Where an answer came from: Next's cache, the backend, or, because the backend failed, an earlier answer. */
export type CacheResult = "hit" | "miss" | "last-known";

/** What's published on `finishedReads`. */
export interface FinishedRead {
  /** Such as `content.read`. */
  name: string;
  /** A cache result, or the operation of a request to a backend. */
  detail: string;
  durationMs: number;
}

interface TracedRead<Answer> {
  name: string;
  attributes: Attributes;
  /** Identifies the question. `fillRead` gets the same key. */
  key: string;
  read: () => Promise<Answer>;
}

interface TracedFetch<Answer> {
  name: string;
  operation: string;
  fetch: () => Promise<Answer>;
}

interface OpenRead {
  context: Context;
  cache: CacheResult;
  /** How many callers wait for it. */
  callers: number;
}

export const finishedReads = channel("shop.read");

const openReads = new Map<string, OpenRead>();

/** Traces a read through Next's cache. The span's attribute `cache.result` says where the answer came from. */
export function traceRead<Answer>({ name, attributes, key, read }: TracedRead<Answer>): Promise<Answer> {
  return withSpan({ name, attributes }, async (span) => {
    const open: OpenRead = openReads.get(key) ?? { context: context.active(), cache: "hit", callers: 0 };
    openReads.set(key, open);
    open.callers += 1;
    const start = performance.now();
    try {
      return await read();
    } finally {
      open.callers -= 1;
      if (open.callers === 0) openReads.delete(key);
      span.setAttribute("cache.result", open.cache);
      publish({ name, detail: open.cache, durationMs: performance.now() - start });
    }
  });
}

/**
 * Runs what a cached function does when the cache has no answer. Next runs such a function outside its caller's context; this brings
 * that back, so that spans belong to the read that asked.
 */
export function fillRead<Answer>(key: string, fill: () => Promise<Answer>): Promise<Answer> {
  const open = openReads.get(key);
  if (!open) return fill();
  open.cache = "miss";
  return context.with(open.context, fill);
}

/** Notes that the backend failed and an earlier answer is used. */
export function noteLastKnown(key: string): void {
  const open = openReads.get(key);
  if (open) open.cache = "last-known";
}

/** Traces a request to a backend. */
export async function traceFetch<Answer>({ name, operation, fetch }: TracedFetch<Answer>): Promise<Answer> {
  const start = performance.now();
  try {
    return await withSpan({ name: `${name} ${operation}`, attributes: {}, kind: SpanKind.CLIENT }, fetch);
  } finally {
    publish({ name, detail: operation, durationMs: performance.now() - start });
  }
}

function publish(read: FinishedRead): void {
  if (finishedReads.hasSubscribers) finishedReads.publish(read);
}
