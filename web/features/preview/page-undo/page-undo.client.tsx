"use client";
import { UndoLine } from "./undo-line.client.tsx";
import { usePageEdits } from "./use-page-edits.client.ts";

/** Undoes what an editor changed on the page. */
export function PageUndo() {
  return <UndoLine {...usePageEdits()} />;
}
