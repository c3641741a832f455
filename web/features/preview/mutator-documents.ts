import type { MutatorActor, useOptimisticActor } from "@sanity/visual-editing/react";
import { z } from "zod";

/** A document as the overlays know it. Undefined or null while it doesn't exist. */
interface DocumentContext {
  /** With the changes that were made on the page and aren't stored yet. */
  local?: Readonly<Record<string, unknown>> | null;
  remote?: Readonly<Record<string, unknown>> | null;
}

interface MutatorContext {
  documents: Readonly<Record<string, { getSnapshot: () => { context: DocumentContext } } | undefined>>;
}

/** `rebased.local` is a change made on this page; the others bring what the lake has stored. */
type MutatorEvent = "rebased.local" | "rebased.remote" | "mutation" | "sync";

const eventSchema = z.object({ id: z.string() });

export type MutatorDocuments = ReturnType<typeof toMutatorDocuments>;

/** The documents and events of the overlays' actor, which `@sanity/visual-editing` doesn't type. */
export function toMutatorDocuments(actor: ReturnType<typeof useOptimisticActor>) {
  // Outside of the Studio, it's an actor without documents or events.
  const documents = actor as MutatorActor;
  return {
    read(id: string): DocumentContext | undefined {
      const { context } = documents.getSnapshot() as { context: MutatorContext };
      return context.documents[id]?.getSnapshot().context;
    },
    /** Listeners get the document's ID. Returns what ends it. */
    subscribe(listeners: Partial<Record<MutatorEvent, (id: string) => void>>): () => void {
      const subscriptions = Object.entries(listeners).map(([kind, listener]) =>
        documents.on(kind as MutatorEvent, (event) => listener(eventSchema.parse(event).id)),
      );
      return () => {
        for (const subscription of subscriptions) subscription.unsubscribe();
      };
    },
  };
}
