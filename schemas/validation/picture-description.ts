import type { ValidationContext } from "sanity";
import { rawClient } from "./clients.ts";
import { assetOf, fieldOf } from "./field-values.ts";
import type { Finding } from "./finding.ts";
import { hasVisibleText } from "./required-text.ts";

/** An image needs alternative text, here or in Media, or to be marked as decorative. */
export async function checkDescription(
  alt: unknown,
  picture: unknown,
  readMediaText: () => Promise<unknown>,
): Promise<Finding> {
  if (assetOf(picture) === undefined || fieldOf(picture, "isDecoration") === true) return true;
  return (
    hasVisibleText(alt) ||
    hasVisibleText(await readMediaText()) ||
    "Add alternative text, or mark the image as decorative."
  );
}

/** The alternative text that the picture's asset has in Media. */
export const readAltText = (context: ValidationContext): Promise<unknown> =>
  rawClient(context).fetch("*[_id == $id][0].altText", { id: assetOf(context.parent) });
