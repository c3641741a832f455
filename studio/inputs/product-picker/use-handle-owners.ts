import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useEffect, useState } from "react";
import { getPublishedId, useClient } from "sanity";
import { z } from "zod";
import { draftText } from "../../documents/draft-text.ts";

const ownersSchema = z.array(z.object({ handle: draftText, title: draftText }));

/** Published pages and drafts except one, by the handle that each already uses: their titles. */
const ownersQuery = `*[_type in ["course", "book"] && defined(handle) && !(_id in path("versions.**"))
  && !(_id in [$id, "drafts." + $id])]{ handle, title }`;

/** The titles of other pages by their handle, read anew each time the picker opens. Without an answer, no page is marked as taken. */
export function useHandleOwners(documentId: string, isOpen: boolean): ReadonlyMap<string, string> {
  const client = useClient({ apiVersion });
  const [owners, setOwners] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    if (!isOpen) return undefined;
    const reading = client
      .withConfig({ perspective: "raw" })
      .observable.fetch(ownersQuery, { id: getPublishedId(documentId) })
      .subscribe({
        next: (answer: unknown) => setOwners(toOwners(answer)),
        // Validation still finds a handle that's used twice.
        error: () => setOwners(new Map()),
      });
    return () => reading.unsubscribe();
  }, [client, documentId, isOpen]);
  return owners;
}

const toOwners = (answer: unknown): ReadonlyMap<string, string> =>
  new Map(
    ownersSchema
      .parse(answer)
      .flatMap(({ handle, title }) => (handle === null ? [] : [[handle, title ?? "another page"]])),
  );
