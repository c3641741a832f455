import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useEffect, useMemo, useState } from "react";
import { useClient } from "sanity";
import { type ObservedDocuments, observeDocuments } from "./observe-documents.ts";

const unknown: ObservedDocuments = { documents: null, isLost: false };

/** All current documents in the dataset, published and draft. */
export function useDocuments(): ObservedDocuments {
  const studioClient = useClient({ apiVersion });
  const client = useMemo(() => studioClient.withConfig({ perspective: "raw" }), [studioClient]);
  const [observed, setObserved] = useState(unknown);
  useEffect(() => {
    const subscription = observeDocuments(client).subscribe(setObserved);
    return () => subscription.unsubscribe();
  }, [client]);
  return observed;
}
