"use client";
import { isDraftId } from "@sanity/client/csm";
import { useOptimisticActor } from "@sanity/visual-editing/react";
import { useEffect } from "react";
import {
  openDraftChannel,
  type OpenDraftMessage,
  openDraftSchema,
} from "@shop/schemas/vocabulary/open-draft.ts";
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
      const message = openDraftSchema.parse(data);
      if (message.type !== "states") return;
      const { id, documents: states } = message;
      for (const state of states) updates.note(state._id, state);
      if (states.length > 0) {
        open.add(id);
        return;
      }
      open.delete(id);
      // What was published is what a new draft began with.
      if (isDraftId(id) && !read(id)) updates.note(id, null);
    });
    const request: OpenDraftMessage = { type: "request" };
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- BroadcastChannel is same-origin.
    channel.postMessage(request);
    return () => {
      channel.close();
      unsubscribe();
      updates.stop();
    };
  }, [actor]);
  return null;
}
