"use client";
import { getPublishedId } from "@sanity/client/csm";
import { useDocuments, useOptimisticActor } from "@sanity/visual-editing/react";
import { useCallback, useEffect, useRef, useState } from "react";
import { type MutatorDocuments, toMutatorDocuments } from "../mutator-documents.ts";
import { type DocumentState, isUndoable, type PageEdit, toUndoPatches } from "./page-edit.ts";

/** What an editor changed on this page, the latest last, as far back as it can be undone. */
export function usePageEdits() {
  const actor = useOptimisticActor();
  const { getDocument } = useDocuments();
  const [edits, setEdits] = useState<readonly PageEdit[]>([]);
  const isUndoing = useRef(false);

  useEffect(() => {
    const documents = toMutatorDocuments(actor);
    const states = new Map<string, DocumentState>();
    const noteEdit = (id: string) => {
      const before = states.get(id) ?? readStored(documents, id);
      const after = documents.read(id)?.local;
      if (after) states.set(id, after);
      const isOwnUndo = isUndoing.current;
      isUndoing.current = false;
      if (before && after && !isOwnUndo)
        setEdits((earlier) => [...earlier, { id: getPublishedId(id), before, after }]);
    };
    const noteState = (id: string) => {
      const now = documents.read(id)?.local;
      if (!now) return;
      states.set(id, now);
      setEdits((earlier) => {
        const latest = earlier.findLast((edit) => edit.id === getPublishedId(id));
        return latest && !isUndoable(latest, now) ? [] : earlier;
      });
    };
    return documents.subscribe({
      "rebased.local": noteEdit,
      "rebased.remote": noteState,
      mutation: noteState,
      sync: noteState,
    });
  }, [actor]);

  const undo = useCallback(() => {
    const latest = edits.at(-1);
    if (!latest) return;
    isUndoing.current = true;
    setEdits(edits.slice(0, -1));
    getDocument(latest.id).patch(toUndoPatches(latest));
  }, [edits, getDocument]);

  return { latest: edits.at(-1), undo };
}

/** What the lake has stored: the draft or, before the first edit, the published document. */
const readStored = (documents: MutatorDocuments, id: string): DocumentState | undefined =>
  documents.read(id)?.remote ?? documents.read(getPublishedId(id))?.remote ?? undefined;
