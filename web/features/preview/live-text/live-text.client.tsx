"use client";
import { type MutatorActor, useOptimisticActor } from "@sanity/visual-editing/react";
import { useEffect } from "react";
import { z } from "zod";
import { createTextUpdates } from "./update-text.ts";

const eventSchema = z.object({ id: z.string() });

/** The part of the actor's snapshot with each document's latest state. Undefined for a document that doesn't exist. */
interface DocumentActors {
  documents: Readonly<Record<string, { getSnapshot: () => { context: { local?: object } } } | undefined>>;
}

/** Shows each keystroke of the Studio in its preview frame. */
export function LiveText() {
  const actor = useOptimisticActor();
  useEffect(() => {
    const updates = createTextUpdates(document.body);
    // Outside of the Studio, it's an actor without documents or events.
    const documents = actor as MutatorActor;
    const note = (event: unknown) => {
      const { id } = eventSchema.parse(event);
      // `@sanity/visual-editing` doesn't type it.
      const { context } = documents.getSnapshot() as { context: DocumentActors };
      updates.note(id, context.documents[id]?.getSnapshot().context.local ?? null);
    };
    const subscriptions = (["sync", "mutation", "rebased.local"] as const).map((kind) =>
      documents.on(kind, note),
    );
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
      updates.stop();
    };
  }, [actor]);
  return null;
}
