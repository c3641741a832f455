/** The id of a server error in Next's log, which is all of it that reaches a browser; null for any other error. */
export const readDigest = (error: unknown): string | null =>
  error instanceof Error && "digest" in error && typeof error.digest === "string" ? error.digest : null;
