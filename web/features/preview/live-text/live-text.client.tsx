"use client";
import { useOptimisticActor } from "@sanity/visual-editing/react";
import { useEffect } from "react";
import { z } from "zod";
import { toMutatorDocuments } from "../mutator-documents.ts";
import { createTextUpdates } from "./update-text.ts";

const eventSchema = z.object({ id: z.string() });

/** Shows each keystroke of the Studio in its preview frame. */
export function LiveText() {
  const actor = useOptimisticActor();
  useEffect(() => {
    const updates = createTextUpdates(document.body);
    const documents = toMutatorDocuments(actor);
    const note = (event: unknown) => {
      const { id } = eventSchema.parse(event);
      updates.note(id, documents.read(id)?.local ?? null);
    };
    const unsubscribe = documents.subscribe({ sync: note, mutation: note, "rebased.local": note });
    return () => {
      unsubscribe();
      updates.stop();
    };
  }, [actor]);
  return null;
}
