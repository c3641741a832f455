import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useEffect, useState } from "react";
import { type ListenQueryOptions, useDocumentStore } from "sanity";
import type { z } from "zod";

/** Everything is defined outside of components, because a new object would start the query anew. */
interface ListenedQuery<Schema extends z.ZodType> {
  query: string;
  schema: Schema;
  options: Pick<ListenQueryOptions, "perspective"> & { tag: string };
}

interface Answer<Data> {
  /** Null until it has been read. */
  data: Data | null;
  failed: boolean;
}

/** A query's result, as it changes. When it fails, the last one stays. */
export function useListenedQuery<Schema extends z.ZodType>({
  query,
  schema,
  options,
}: ListenedQuery<Schema>): Answer<z.output<Schema>> {
  const documentStore = useDocumentStore();
  const [answer, setAnswer] = useState<Answer<z.output<Schema>>>({ data: null, failed: false });
  useEffect(() => {
    const subscription = documentStore.listenQuery(query, {}, { apiVersion, ...options }).subscribe({
      next: (found: unknown) => setAnswer({ data: schema.parse(found), failed: false }),
      error: () => setAnswer((last) => ({ ...last, failed: true })),
    });
    return () => subscription.unsubscribe();
  }, [documentStore, query, schema, options]);
  return answer;
}
