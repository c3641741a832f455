import { useEffect, useState } from "react";
import { getPublishedId, useDocumentStore } from "sanity";
import { z } from "zod";

const query = /* groq */ `*[_id in path("drafts.**")] | order(_updatedAt desc) [0...8] { _id, _type, _updatedAt }`;

const draftsSchema = z.array(
  z
    .object({ _id: z.string(), _type: z.string(), _updatedAt: z.string() })
    .transform(({ _id, _type: type, _updatedAt: updatedAt }) => ({
      id: getPublishedId(_id),
      type,
      updatedAt,
    })),
);

export type Draft = z.output<typeof draftsSchema>[number];

interface Drafts {
  /** Null until they have been read. */
  drafts: readonly Draft[] | null;
  failed: boolean;
}

/** The drafts that were edited last, as they change. */
export function useDrafts(): Drafts {
  const documentStore = useDocumentStore();
  const [read, setRead] = useState<Drafts>({ drafts: null, failed: false });
  useEffect(() => {
    const subscription = documentStore
      .listenQuery(query, {}, { apiVersion: "2026-06-01", perspective: "raw", tag: "home-drafts" })
      .subscribe({
        next: (found: unknown) => setRead({ drafts: draftsSchema.parse(found), failed: false }),
        error: () => setRead((last) => ({ ...last, failed: true })),
      });
    return () => subscription.unsubscribe();
  }, [documentStore]);
  return read;
}
