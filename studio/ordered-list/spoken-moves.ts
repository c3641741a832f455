import type { Announcements, UniqueIdentifier } from "@dnd-kit/core";
import type { ListedDocument } from "./listed-documents.ts";

/** What a screen reader says while a document is dragged. */
export function toSpokenMoves(rows: readonly ListedDocument[]): Announcements {
  const title = (id: UniqueIdentifier) => rows.find((row) => row.id === id)?.title ?? "The document";
  const place = (id: UniqueIdentifier) => `${rows.findIndex((row) => row.id === id) + 1} of ${rows.length}`;
  return {
    onDragStart: ({ active }) => `Picked up ${title(active.id)}, ${place(active.id)}.`,
    onDragOver: ({ active, over }) => (over ? `${title(active.id)} is now ${place(over.id)}.` : undefined),
    onDragEnd: ({ active, over }) => (over ? `${title(active.id)} is ${place(over.id)}.` : undefined),
    onDragCancel: ({ active }) => `${title(active.id)} is back where it was.`,
  };
}
