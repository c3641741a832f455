/** What this emulator doesn't know: loud and by name, never a silent null. GraphQL answers carry its `extensions`. */
export class NotEmulatedError extends Error {
  override name = "NotEmulatedError";
  readonly extensions = { code: "NOT_EMULATED" };

  constructor(what: string) {
    super(`${what} is not emulated.`);
  }
}

export const notEmulated = (what: string): NotEmulatedError => new NotEmulatedError(what);
