export const notEmulatedCode = "NOT_EMULATED";

/**
 * Something this emulator doesn't implement. Fails with an error that names it, never as a silent null. GraphQL responses include its `extensions`.
 */
export class NotEmulatedError extends Error {
  override name = "NotEmulatedError";
  readonly extensions = { code: notEmulatedCode };

  constructor(what: string) {
    super(`${what} is not emulated.`);
  }
}

export const notEmulated = (what: string): NotEmulatedError => new NotEmulatedError(what);
