import "server-only";
import type { ClientPerspective, ClientReturn, QueryParams } from "@sanity/client";
import { cacheLife, cacheTag } from "next/cache";
import { contentSyncTag, contentTypeTag } from "#lib/cache-tags.ts";
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

/**
 * Asks the lake and keeps the answer until a tag of it expires, or five minutes (SPEC §9). In draft mode Next keeps nothing.
 * Throws ContentError.
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
  _phase: Phase,
): Promise<ClientReturn<Query>> {
  "use cache";
  cacheLife("backend");
  const client = perspective === "published" ? contentClient() : draftClient();
  try {
    const { result, syncTags } = await client.fetch<ClientReturn<Query>>(query, params, {
      filterResponse: false,
      perspective,
      stega,
    });
    cacheTag(...types.map(contentTypeTag), ...(syncTags ?? []).map(contentSyncTag));
    return result;
  } catch (cause) {
    throw new ContentError(`Sanity query for ${types.join(", ")} ${JSON.stringify(params)}`, { cause });
  }
}
