/** What helps to find out why a page broke (requirements §4.71). */
export interface ErrorReport {
  message: string;
  stack: string | null;
  /** React's; null for an error that none of its boundaries saw. */
  componentStack: string | null;
  /** Next's name of the error in the server's log. */
  digest: string | null;
  url: string;
  userAgent: string;
}

interface BrokenPage {
  /** Whatever was thrown. */
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

/** Writes what broke, where and for whom to the console, for whoever collects it from there. */
export function logBrokenPage(error: unknown, componentStack: string | null): void {
  const { userAgent } = navigator;
  console.error("A page broke.", toErrorReport({ error, componentStack, url: location.href, userAgent }));
}
