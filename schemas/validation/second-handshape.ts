import type { Finding } from "./finding.ts";

interface Handshapes {
  /** How many hands make the sign. */
  hands: string | undefined;
  second: string | undefined;
}

/** The other hand's shape is named where, and only where, it differs. */
export function checkSecondHandshape({ hands, second }: Handshapes): Finding {
  if (hands === "two different")
    return second !== undefined || "Name the handshape of the other hand too, since the two differ.";
  return second === undefined || "Only a sign of two different hands has a second handshape. Empty this.";
}
