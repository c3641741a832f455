import type { Services } from "#content-lake/api/services.ts";
import type { SanityDocument } from "#content-lake/query/document.ts";
import { createIndexedDocuments, type QuerySource } from "#content-lake/query/indexed-documents.ts";
import { isOpenId } from "#content-lake/store/dataset-view.ts";

/** What a caller can read of a dataset: with a token, everything; without one, IDs without a dot, unless the dataset is private. */
export interface Reader {
  documents: () => readonly SanityDocument[];
  source: () => QuerySource;
  /** Streams ask for each event, because the dataset can become private in the meantime. */
  mayRead: (id: string) => boolean;
  /** Whether there's anything to read. */
  mayReadSome: () => boolean;
}

const nothing = createIndexedDocuments([]);

export function createReader({ store, user }: Pick<Services, "store" | "user">, dataset: string): Reader {
  const mayReadSome = () => user !== null || store.dataset(dataset)?.aclMode !== "private";
  const source = () => {
    const { all, open } = store.view(dataset).sources;
    if (user) return all;
    return mayReadSome() ? open : nothing;
  };
  return {
    source,
    documents: () => source().view("raw").documents(),
    mayRead: (id) => user !== null || (isOpenId(id) && mayReadSome()),
    mayReadSome,
  };
}
