import { type DocumentState, isUndoable, type PageEdit } from "./page-edit.ts";

/** What an editor changed on a page, and what its documents were like last. */
export interface PageHistory {
  /** By the document's ID. */
  states: ReadonlyMap<string, DocumentState>;
  /** The latest last, as far back as it can be undone. */
  edits: readonly PageEdit[];
}

export const emptyHistory: PageHistory = { states: new Map(), edits: [] };

interface LocalChange {
  id: string;
  /** What the lake has stored. */
  stored: DocumentState | undefined;
  now: DocumentState | undefined;
  isUndo: boolean;
}

/** After a change that was made on this page. */
export function noteEdit({ states, edits }: PageHistory, { id, stored, now, isUndo }: LocalChange) {
  if (!now) return { states, edits };
  const before = states.get(id) ?? stored;
  const edit = before && !isUndo ? [{ id, before, after: now }] : [];
  return { states: new Map(states).set(id, now), edits: [...edits, ...edit] };
}

/** After a change that was made elsewhere. What it overwrote can't be undone. */
export function noteState({ states, edits }: PageHistory, id: string, now: DocumentState | undefined) {
  // The draft was discarded or published. Undoing an edit would make it anew, with the rest of what was discarded.
  if (!now) return forget({ states, edits }, id);
  const latest = edits.findLast((edit) => edit.id === id);
  return {
    states: new Map(states).set(id, now),
    edits: latest && !isUndoable(latest, now) ? [] : edits,
  };
}

function forget({ states, edits }: PageHistory, id: string): PageHistory {
  const others = new Map(states);
  others.delete(id);
  return { states: others, edits: edits.filter((edit) => edit.id !== id) };
}
