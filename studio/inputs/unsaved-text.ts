import type { FormPatch, PortableTextBlock } from "sanity";
import { createFieldRegistry } from "./create-field-registry.ts";

/** A rich text field with text that isn't part of the document yet. */
export interface UnsavedText {
  documentId: string;
  path: string;
  /** All that's in the field. */
  blocks: readonly PortableTextBlock[];
  /** What turns the document's text into it. */
  patches: readonly FormPatch[];
}

/**
 * The text that rich text fields have and their documents don't. The Studio keeps it in its text editor until typing pauses, and until
 * then the document doesn't know of it.
 */
export const unsavedText = createFieldRegistry<UnsavedText>();
