import type { SanityClient } from "@sanity/client";
import {
  bufferTime,
  catchError,
  concat,
  concatMap,
  defer,
  filter,
  ignoreElements,
  type Observable,
  of,
  retry,
  throwError,
  timer,
} from "rxjs";
import { z } from "zod";
import type { StoredDocument } from "./checks/stored-document.ts";

export interface ObservedDocuments {
  /** Published documents and drafts; null before the first read. */
  documents: readonly StoredDocument[] | null;
  /** Whether the lake isn't responding. */
  isLost: boolean;
}

/** Content without Sanity's own documents or versions in releases. */
const isContent = `!string::startsWith(_type, "sanity.") && !string::startsWith(_type, "system.")
  && !(_id in path("versions.**")) && !(_id in path("_.**"))`;

const pageSize = 1000;
const documentsSchema = z.array(z.looseObject({ _id: z.string(), _type: z.string() }));

/**
 * All documents, updated within a second of a change. Changed documents are read again rather than taken from the
 * event, so late or repeated events do no harm. While the lake is unavailable, the last documents stay; everything is
 * read again when it's back.
 */
export function observeDocuments(client: SanityClient): Observable<ObservedDocuments> {
  return defer(() => {
    const stored = createStoredDocuments(client);
    const states = defer(() => listenToAll(client)).pipe(
      bufferTime(300),
      filter((events) => events.length > 0),
      concatMap(async (events) => {
        const isLost = events.findLast(({ type }) => type !== "mutation")?.type === "reconnect";
        if (isLost) return stored.toState(true);
        const changed = new Set(
          events.flatMap((event) => (event.type === "mutation" ? event.documentId : [])),
        );
        const isNew = events.some(({ type }) => type === "welcome");
        await (isNew || changed.size > pageSize ? stored.readAll() : stored.readAgain(changed));
        return stored.toState(false);
      }),
    );
    const afterLoss = (error: unknown) =>
      concat(
        of(stored.toState(true)),
        timer(2000).pipe(ignoreElements()),
        throwError(() => error),
      );
    return states.pipe(catchError(afterLoss), retry());
  });
}

const listenToAll = (client: SanityClient) =>
  client.listen(
    `*[!(_id in path("_.**"))]`,
    {},
    {
      events: ["welcome", "mutation", "reconnect"],
      includeAllVersions: true,
      includeResult: false,
      visibility: "query",
    },
  );

function createStoredDocuments(client: SanityClient) {
  let documents: ReadonlyMap<string, StoredDocument> | null = null;

  return {
    readAll: async () => {
      documents = new Map((await readAfter("")).map((document) => [document._id, document]));
    },
    readAgain: async (changed: ReadonlySet<string>) => {
      const ids = Array.from(changed);
      const changedDocuments = documentsSchema.parse(
        await client.fetch(`*[_id in $ids && ${isContent}]`, { ids }),
      );
      const unchangedDocuments = Array.from(documents?.values() ?? []).filter(({ _id }) => !changed.has(_id));
      documents = new Map(
        [...unchangedDocuments, ...changedDocuments].map((document) => [document._id, document]),
      );
    },
    toState: (isLost: boolean): ObservedDocuments => ({
      documents: documents && Array.from(documents.values()),
      isLost,
    }),
  };

  /** One page of documents, by id. */
  async function readAfter(lastId: string): Promise<StoredDocument[]> {
    const query = `*[_id > $last && ${isContent}] | order(_id) [0...${pageSize}]`;
    const page = documentsSchema.parse(await client.fetch(query, { last: lastId }));
    const end = page.at(-1);
    return end && page.length === pageSize ? [...page, ...(await readAfter(end._id))] : page;
  }
}
