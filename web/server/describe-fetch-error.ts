/** Why a request failed, for the log. `fetch` hides it in a cause. */
export const describeFetchError = (error: unknown): string =>
  String(error instanceof Error && error.cause instanceof Error ? error.cause : error);
