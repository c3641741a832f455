"use client";
import { getPublishedId } from "@sanity/client/csm";
import { useDocuments, useOptimisticActor } from "@sanity/visual-editing/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { type MutatorDocuments, toMutatorDocuments } from "../mutator-documents.ts";
import { type DocumentState, toUndoPatches } from "./page-edit.ts";
import { emptyHistory, noteEdit, noteState } from "./page-history.ts";

/** What an editor changed on this page, the latest last, as far back as it can be undone. */
export function usePageEdits() {
  const actor = useOptimisticActor();
  const { getDocument } = useDocuments();
  const [history, setHistory] = useState(emptyHistory);
  const isUndoing = useRef(false);

  useEffect(() => {
    const documents = toMutatorDocuments(actor);
    const noteChange = (id: string) => {
      const change = {
        id,
        stored: readStored(documents, id),
        now: documents.read(id)?.local ?? undefined,
        isUndo: isUndoing.current,
      };
      isUndoing.current = false;
      setHistory((earlier) => noteEdit(earlier, change));
    };
    const noteOthers = (id: string) => {
      const now = documents.read(id)?.local ?? undefined;
      setHistory((earlier) => noteState(earlier, id, now));
    };
    const unsubscribe = documents.subscribe({
      "rebased.local": noteChange,
      "rebased.remote": noteOthers,
      mutation: noteOthers,
      sync: noteOthers,
    });
    return () => {
      unsubscribe();
      setHistory(({ edits }) => ({ ...emptyHistory, edits }));
    };
  }, [actor]);

  const { edits } = history;
  const undo = useCallback(() => {
    const latest = edits.at(-1);
    if (!latest) return;
    isUndoing.current = true;
    setHistory(({ states }) => ({ states, edits: edits.slice(0, -1) }));
    getDocument(latest.id).patch(toUndoPatches(latest));
  }, [edits, getDocument]);

  return { latest: edits.at(-1), undo };
}

/** What the lake has stored: the draft or, before the first edit, the published document. */
const readStored = (documents: MutatorDocuments, id: string): DocumentState | undefined =>
  documents.read(id)?.remote ?? documents.read(getPublishedId(id))?.remote ?? undefined;
