import "server-only";
import type { ClientReturn, QueryParams } from "@sanity/client";
import { cacheLife, cacheTag } from "next/cache";
import { contentSyncTag, contentTypeTag } from "#lib/cache-tags.ts";
import { createLastAnswers } from "#lib/last-answers.ts";
import { type Phase, phase } from "#lib/phase.ts";
import { traceFetch, traceRead } from "#lib/tracing/trace-read.ts";
import { contentClient, draftClient } from "./content-client.server.ts";
import { ContentError } from "./content-error.ts";
import { encodeEditInfo } from "./encode-edit-info.ts";
import { fitAnswer } from "./fit-answer.ts";
import { knownSyncTags } from "./sync-tags.server.ts";
import { isPublicView, type View } from "./view.server.ts";

interface ContentRead<Query extends string> {
  query: Query;
  params?: QueryParams;
  view: View;
  /** All document types whose changes can affect the result. */
  types: readonly string[];
}

/** Where Sanity's media library keeps an image's description. */
const imageAssetType = "sanity.imageAsset";

interface ContentAnswer {
  result: unknown;
  tags: readonly string[];
}

const answerOrLast = createLastAnswers<ContentAnswer>({
  otherwise: (error) => {
    throw error;
  },
  // A page that was removed stays removed.
  isAbsence: ({ result }) => result === null,
  onOld: () => cacheLife("backendDown"),
});

/** The site's own queries. Cached functions are network endpoints, so they accept no others. */
const ownQueries = new Set<string>();

/**
 * Runs a query and caches the result until one of its tags expires, or for five minutes (requirements §9.12). While the
 * lake doesn't respond, the last public result is used. Preview results are never stored. Throws ContentError.
 */
export function readContent<const Query extends string>({
  query,
  params = {},
  view,
  types,
}: ContentRead<Query>): Promise<ClientReturn<Query>> {
  if (!isPublicView(view)) return readForPreview({ query, params, view, types });
  ownQueries.add(query);
  return traceRead({
    name: "content.read",
    attributes: { "content.types": [...types] },
    key: toKey(query, params),
    read: () => readPublished(query, params, types, phase()),
  });
}

async function readForPreview<const Query extends string>({
  query,
  params = {},
  view: { perspective, isEditable },
  types,
}: ContentRead<Query>): Promise<ClientReturn<Query>> {
  const client = perspective === "published" ? contentClient() : draftClient();
  try {
    const { result, resultSourceMap } = await traceFetch({
      name: "content.fetch",
      operation: "preview",
      fetch: () =>
        client.fetch<ClientReturn<Query>>(query, params, {
          perspective,
          filterResponse: false,
          resultSourceMap: isEditable && "withKeyArraySelector",
        }),
    });
    return fitAnswer(query, resultSourceMap ? encodeEditInfo(result, resultSourceMap) : result);
  } catch (cause) {
    throw new ContentError(describe(types, params), { cause });
  }
}

/**
 * Reads public content. Next exposes every cached function as an endpoint, so this one accepts nothing that could show
 * more: no token, no perspective, and only the site's own queries.
 */
async function readPublished<const Query extends string>(
  query: Query,
  params: QueryParams,
  types: readonly string[],
  during: Phase,
): Promise<ClientReturn<Query>> {
  "use cache";
  if (!ownQueries.has(query)) throw new Error("Only the site's own queries are allowed.");
  cacheLife("backend");
  const assets = query.includes("->altText") ? [imageAssetType] : [];
  cacheTag(...[...types, ...assets].map(contentTypeTag));
  const what = describe(types, params);
  const read = async (): Promise<ContentAnswer> => {
    try {
      const { result, syncTags } = await traceFetch({
        name: "content.fetch",
        operation: "published",
        fetch: () => contentClient().fetch<ClientReturn<Query>>(query, params, { filterResponse: false }),
      });
      for (const tag of syncTags ?? []) knownSyncTags.add(tag);
      return { result: fitAnswer(query, result), tags: (syncTags ?? []).map(contentSyncTag) };
    } catch (cause) {
      throw new ContentError(what, { cause });
    }
  };
  const { result, tags } = await answerOrLast({ what, key: toKey(query, params), read, during });
  cacheTag(...tags);
  // Results are stored by query, so the type matches.
  return result as ClientReturn<Query>;
}

const toKey = (query: string, params: QueryParams) => JSON.stringify([query, params]);

const describe = (types: readonly string[], params: QueryParams) =>
  `Sanity query for ${types.join(", ")} ${JSON.stringify(params)}`;
