import { useSyncExternalStore } from "react";
import { createFieldRegistry } from "./create-field-registry.ts";

/** A date field that shows words which its document doesn't have, because they can't be read as a date. */
interface UnsavedDate {
  /** Published, because a draft begins and ends under the same one. */
  documentId: string;
  /** Names the field, and says how to write the date. */
  reason: string;
}

export const unsavedDates = createFieldRegistry<UnsavedDate>();

/** Why a document can't go out with the dates that its form shows; null if it can. */
export function useUnsavedDate(publishedId: string): string | null {
  return useSyncExternalStore(unsavedDates.subscribe, () => unsavedDates.of(publishedId)[0]?.reason ?? null);
}
