import "server-only";
import type { ClientPerspective, ClientReturn, QueryParams } from "@sanity/client";
import { cacheLife, cacheTag } from "next/cache";
import { contentSyncTag, contentTypeTag } from "#lib/cache-tags.ts";
import { createLastAnswers } from "#lib/last-answers.ts";
import { type Phase, phase } from "#lib/phase.ts";
import { contentClient, draftClient } from "./content-client.server.ts";
import { ContentError } from "./content-error.ts";
import type { View } from "./view.server.ts";

interface ContentRead<Query extends string> {
  query: Query;
  params?: QueryParams;
  view: View;
  /** Every type of document whose change can change the answer. */
  types: readonly string[];
}

interface ContentAnswer {
  result: unknown;
  tags: readonly string[];
}

const answerOrLast = createLastAnswers<ContentAnswer>({
  otherwise: (error) => {
    throw error;
  },
  // A page that was taken down stays down.
  isAbsence: ({ result }) => result === null,
  onOld: () => cacheLife("backendDown"),
});

/**
 * Asks the lake and keeps the answer until a tag of it expires, or five minutes (SPEC §9). While the lake does not answer, what
 * the public was last shown stands. In draft mode Next keeps nothing, and nothing is remembered. Throws ContentError.
 */
export function readContent<const Query extends string>({
  query,
  params = {},
  view,
  types,
}: ContentRead<Query>): Promise<ClientReturn<Query>> {
  return readTagged(query, params, { perspective: view.perspective, stega: view.isEditable }, types, phase());
}

async function readTagged<const Query extends string>(
  query: Query,
  params: QueryParams,
  { perspective, stega }: { perspective: ClientPerspective; stega: boolean },
  types: readonly string[],
  during: Phase,
): Promise<ClientReturn<Query>> {
  "use cache";
  cacheLife("backend");
  cacheTag(...types.map(contentTypeTag));
  const isPublic = perspective === "published" && !stega;
  const client = perspective === "published" ? contentClient() : draftClient();
  const what = `Sanity query for ${types.join(", ")} ${JSON.stringify(params)}`;
  const read = async (): Promise<ContentAnswer> => {
    try {
      const options = { filterResponse: false, perspective, stega } as const;
      const { result, syncTags } = await client.fetch<ClientReturn<Query>>(query, params, options);
      return { result, tags: (syncTags ?? []).map(contentSyncTag) };
    } catch (cause) {
      throw new ContentError(what, { cause });
    }
  };
  const key = JSON.stringify([query, params]);
  const { result, tags } = isPublic ? await answerOrLast({ what, key, read, during }) : await read();
  cacheTag(...tags);
  // What is remembered under a query's key is that query's answer.
  return result as ClientReturn<Query>;
}
