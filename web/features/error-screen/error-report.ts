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
  const digest = "digest" in error && typeof error.digest === "string" ? error.digest : null;
  return { ...page, message: error.message, stack: error.stack ?? null, digest };
}

/** Logs an error report to the console, for any collector there. */
export function logBrokenPage(error: unknown, componentStack: string | null): void {
  const { userAgent } = navigator;
  console.error(
    "Rendering a page failed.",
    toErrorReport({ error, componentStack, url: location.href, userAgent }),
  );
}
