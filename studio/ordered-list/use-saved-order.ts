import { apiVersion } from "@shop/schemas/vocabulary/api-version.ts";
import { useToast } from "@sanity/ui/toast";
import { useRef, useState } from "react";
import { useClient } from "sanity";
import type { ListedDocument } from "./listed-documents.ts";
import { numberedSchema, renumber } from "./renumber.ts";

interface Arranged {
  rows: readonly ListedDocument[];
  /** The transaction that saved it; null until then. */
  revision: string | null;
}

/**
 * The rows of a list in the editor's order, and a function that saves another order of them. It's shown at once, and taken back
 * when it can't be saved.
 */
export function useSavedOrder(rows: readonly ListedDocument[], field: string) {
  const client = useClient({ apiVersion });
  const toast = useToast();
  const [arranged, setArranged] = useState<Arranged | null>(null);
  const lastSave = useRef(Promise.resolve());

  /** Returns the transaction's ID, or null if there's nothing to write. */
  const write = async (ids: readonly string[]): Promise<string | null> => {
    const stored: unknown = await client.fetch(
      `*[_id in $ids] { _id, "number": ${field} }`,
      { ids: ids.flatMap((id) => [id, `drafts.${id}`]) },
      { perspective: "raw", tag: "ordered-list" },
    );
    const changes = renumber(numberedSchema.parse(stored), ids);
    if (changes.length === 0) return null;
    const transaction = client.transaction();
    for (const { id, number } of changes) transaction.patch(id, (patch) => patch.set({ [field]: number }));
    return (await transaction.commit({ tag: "ordered-list" })).transactionId;
  };

  const arrange = (to: readonly ListedDocument[]) => {
    setArranged({ rows: to, revision: null });
    const settle = (revision: string | null) =>
      setArranged((current) => {
        if (current?.rows !== to) return current;
        return revision === null ? null : { rows: to, revision };
      });
    lastSave.current = lastSave.current
      .then(() => write(to.map(({ id }) => id)))
      .then(settle, () => {
        settle(null);
        toast.push({
          status: "error",
          title: "The new order wasn't saved.",
          description: "Check your connection and try again.",
        });
      });
  };

  // Until the change itself is read again, rows may still be in an earlier order.
  const isRead = arranged?.revision && rows.some(({ revision }) => revision === arranged.revision);
  return { shown: arranged && !isRead ? arranged.rows : rows, arrange };
}
