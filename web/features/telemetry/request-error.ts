import type { Instrumentation } from "next";
import { maxMessageLength, maxStackLength } from "#features/telemetry/log-limits.ts";
import { readDigest } from "#lib/read-digest.ts";
import { stripPersonalData } from "#lib/strip-personal-data.ts";
import type { LogEvent } from "#providers/logs/log-forwarder.ts";

type OnRequestError = Parameters<Instrumentation.onRequestError>;

/** The log entry of an error that Next caught on the server. The headers are left out, because they hold cookies and addresses. */
export function toRequestErrorEvent(
  error: unknown,
  { method, path }: OnRequestError[1],
  { routePath, revalidateReason }: OnRequestError[2],
): LogEvent {
  const { message, stack } = error instanceof Error ? error : { message: String(error), stack: undefined };
  return {
    kind: "error",
    level: "error",
    source: "server",
    message: stripPersonalData(message.slice(0, maxMessageLength)),
    stack: stack === undefined ? null : stripPersonalData(stack.slice(0, maxStackLength)),
    digest: readDigest(error),
    method,
    path: stripPersonalData(path),
    route: toRoute(routePath),
    revalidateReason: revalidateReason ?? null,
  };
}

/** Next names a route's file: `/(site)/courses/[slug]/page`. */
const toRoute = (file: string) => file.replaceAll(/\/\([^)]*\)/g, "").replace(/\/(page|route)$/, "") || "/";
