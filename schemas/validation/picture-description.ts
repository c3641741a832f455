import type { Finding } from "./finding.ts";
import { assetOf, fieldOf } from "./field-values.ts";

/** A picture tells something in words too, or it is decoration and says so. */
export function checkDescription(alt: unknown, picture: unknown): Finding {
  if (assetOf(picture) === undefined || fieldOf(picture, "isDecoration") === true) return true;
  return isWritten(alt) || "Say what the picture tells, or mark it as only decoration.";
}

const isWritten = (text: unknown) => typeof text === "string" && text.trim() !== "";
