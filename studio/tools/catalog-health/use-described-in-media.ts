import { useEffect, useState } from "react";
import { useDocumentStore } from "sanity";
import { z } from "zod";

const query = /* groq */ `*[_type == "sanity.imageAsset" && length(altText) > 0]._id`;
const idsSchema = z.array(z.string());

/** The IDs of images that have alternative text in Media, as they change. Null until they're read. */
export function useDescribedInMedia(): ReadonlySet<string> | null {
  const documentStore = useDocumentStore();
  const [described, setDescribed] = useState<ReadonlySet<string> | null>(null);
  useEffect(() => {
    const subscription = documentStore
      .listenQuery(query, {}, { apiVersion: "2026-06-01", tag: "catalog-health" })
      .subscribe({
        next: (ids: unknown) => setDescribed(new Set(idsSchema.parse(ids))),
        error: (error: unknown) => console.error("Reading the images' descriptions failed.", error),
      });
    return () => subscription.unsubscribe();
  }, [documentStore]);
  return described;
}
