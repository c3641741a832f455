/** Thrown instead of a response, or by a body partway, to end the connection without an error. */
export class DroppedConnection extends Error {
  override name = "DroppedConnection";

  constructor() {
    super("The connection was dropped on purpose.");
  }
}

/** A response whose body throws a `DroppedConnection`, after sending what comes before it. */
export class CutResponse extends Response {}
