/** Logs an error without its cause and stack, which can contain personal data. */
export const logError = (message: string, error: unknown): void =>
  console.error(message, error instanceof Error ? `${error.name}: ${error.message}` : "");
