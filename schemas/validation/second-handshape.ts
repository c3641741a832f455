import type { Finding } from "./finding.ts";

interface Handshapes {
  /** How many hands the sign uses. */
  hands: string | undefined;
  second: string | undefined;
}

/** A second handshape is required when the hands differ, and only then. */
export function checkSecondHandshape({ hands, second }: Handshapes): Finding {
  if (hands === "two different")
    return second !== undefined || "Enter the other hand's handshape too, because the two differ.";
  return (
    second === undefined || "Only a sign with two different handshapes has a second one. Clear this field."
  );
}
