/** An error's message may contain personal data, such as an address in a URL, but its code and name don't. */
export function toErrorName(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown error";
  return "code" in cause && typeof cause.code === "string" ? cause.code : cause.name;
}
