import { readDigest } from "#lib/read-digest.ts";

/** Details for finding out why a page failed (requirements §4.71). */
export interface ErrorReport {
  message: string;
  stack: string | null;
  /** From React; null for an error outside its boundaries. */
  componentStack: string | null;
  /** The error's id in Next's server log. */
  digest: string | null;
  url: string;
  userAgent: string;
}

interface BrokenPage {
  /** Any thrown value. */
  error: unknown;
  componentStack: string | null;
  url: string;
  userAgent: string;
}

export function toErrorReport({ error, ...page }: BrokenPage): ErrorReport {
  if (!(error instanceof Error)) return { ...page, message: String(error), stack: null, digest: null };
  return { ...page, message: error.message, stack: error.stack ?? null, digest: readDigest(error) };
}

/** Writes an error report to the console, and sends it to the site's log. There, the URL has no query and no fragment. */
export function logBrokenPage(caught: unknown, componentStack: string | null): void {
  const { userAgent } = navigator;
  const report = toErrorReport({ error: caught, componentStack, url: location.href, userAgent });
  console.error("Rendering a page failed.", report);
  const url = location.origin + location.pathname;
  import("#features/telemetry/logger.client.ts").then(
    ({ logger }) => logger.log({ ...report, kind: "error", level: "error", url }),
    (cause: unknown) =>
      console.warn("The error couldn't be reported, because the logger didn't load.", cause),
  );
}
