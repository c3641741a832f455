import type { Finding } from "./finding.ts";
import { assetOf, fieldOf } from "./field-values.ts";

/** An image needs alternative text, or to be marked as decorative. */
export function checkDescription(alt: unknown, picture: unknown): Finding {
  if (assetOf(picture) === undefined || fieldOf(picture, "isDecoration") === true) return true;
  return isWritten(alt) || "Add alternative text, or mark the image as decorative.";
}

const isWritten = (text: unknown) => typeof text === "string" && text.trim() !== "";
