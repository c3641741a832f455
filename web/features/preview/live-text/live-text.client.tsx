"use client";
import { useOptimisticActor } from "@sanity/visual-editing/react";
import { useEffect } from "react";
import { toMutatorDocuments } from "../mutator-documents.ts";
import { createTextUpdates } from "./update-text.ts";

/** Shows each keystroke of the Studio in its preview frame. */
export function LiveText() {
  const actor = useOptimisticActor();
  useEffect(() => {
    const updates = createTextUpdates(document.body);
    const documents = toMutatorDocuments(actor);
    const note = (id: string) => updates.note(id, documents.read(id)?.local ?? null);
    const unsubscribe = documents.subscribe({ sync: note, mutation: note, "rebased.local": note });
    return () => {
      unsubscribe();
      updates.stop();
    };
  }, [actor]);
  return null;
}
