/** Thrown instead of answering, or by a body after some of its bytes: the connection ends there, without a word. */
export class DroppedConnection extends Error {
  override name = "DroppedConnection";

  constructor() {
    super("The connection was dropped on purpose");
  }
}

/** An answer whose body throws a `DroppedConnection`: what comes before it is sent as it comes. */
export class CutResponse extends Response {}
