"use client";
import { useOptimisticActor } from "@sanity/visual-editing/react";
import { useEffect } from "react";
import { openDraftChannel, openDraftSchema } from "@shop/schemas/vocabulary/open-draft.ts";
import { toMutatorDocuments } from "../mutator-documents.ts";
import { createTextUpdates } from "./update-text.ts";

/** Shows each keystroke of the Studio in its preview frame. */
export function LiveText() {
  const actor = useOptimisticActor();
  useEffect(() => {
    const updates = createTextUpdates(document.body);
    const documents = toMutatorDocuments(actor);
    const read = (id: string) => documents.read(id)?.local ?? null;
    /** What a form in this browser has is newer than what the lake knows of it. */
    const open = new Set<string>();
    const noteStored = (id: string) => {
      if (!open.has(id)) updates.note(id, read(id));
    };
    const unsubscribe = documents.subscribe({
      sync: noteStored,
      mutation: noteStored,
      "rebased.local": noteStored,
    });

    const channel = new BroadcastChannel(openDraftChannel);
    channel.addEventListener("message", ({ data }) => {
      const draft = openDraftSchema.parse(data);
      if (draft.document) {
        open.add(draft.id);
        updates.note(draft.id, draft.document);
        return;
      }
      open.delete(draft.id);
      if (!read(draft.id)) updates.note(draft.id, null);
    });
    return () => {
      channel.close();
      unsubscribe();
      updates.stop();
    };
  }, [actor]);
  return null;
}
