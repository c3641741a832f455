/** An error whose message tells a person what to do. Printed without a stack. */
export class PlainError extends Error {
  override name = "PlainError";
}
