import { useEffect } from "react";
import { getPublishedId, getVersionFromId, useDocumentStore } from "sanity";
import { unsavedDates } from "./unsaved-dates.ts";
import { unsavedText } from "./unsaved-text.ts";

interface OpenDocument {
  /** Of the draft or the version. Empty until it's known. */
  id: string;
  type: string;
}

/**
 * Saves what was typed last when a document's form closes, and asks before the Studio is left with something unsaved. Sanity saves
 * at most once a second, and stops with the form.
 */
export function useSaveOnLeave({ id, type }: OpenDocument): void {
  const { pair } = useDocumentStore();
  // A draft begins and ends under the same published ID.
  const publishedId = getPublishedId(id);
  const version = getVersionFromId(id);
  useEffect(() => {
    if (publishedId === "") return;
    let commit = () => {};
    let isSaved = true;
    let isClosed = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!isSaved || unsavedText.exists() || unsavedDates.exists()) event.preventDefault();
    };
    addEventListener("beforeunload", ask);
    // Saving goes on for as long as somebody listens.
    const operations = pair.editOperations(publishedId, type, version).subscribe((current) => {
      commit = () => current.commit.execute();
    });
    const status = pair.consistencyStatus(publishedId, type, version).subscribe((isConsistent) => {
      isSaved = isConsistent;
      if (isClosed && isSaved) stop();
    });
    function stop() {
      removeEventListener("beforeunload", ask);
      operations.unsubscribe();
      status.unsubscribe();
    }
    return () => {
      isClosed = true;
      if (isSaved) stop();
      else commit();
    };
  }, [pair, publishedId, type, version]);
}
