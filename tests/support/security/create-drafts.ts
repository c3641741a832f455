import type { SanityClient } from "@sanity/client";
import { z } from "zod";

/** Part of every text in every draft, and nowhere else. */
export const draftWord = "quokkaflage";

const document = z.looseObject({ _id: z.string(), _type: z.string() });

/**
 * Gives every published document a draft whose texts contain `draftWord`, and every type a document that was never published,
 * with the slug `unpublished`. Returns the drafts' IDs.
 */
export async function createDrafts(lake: SanityClient): Promise<string[]> {
  const query = '*[!(_id in path("_.**")) && !(_type match "sanity.*") && !(_type match "system.*")]';
  const published = z.array(document).parse(await lake.fetch(query, {}, { perspective: "published" }));
  const changed = published.map((one) => ({ ...one, ...mark(one), _id: `drafts.${one._id}` }));
  const firstOfEach = new Map(published.toReversed().map((one) => [one._type, one]));
  const unpublished = [...firstOfEach.values()].map((one) => ({
    ...one,
    ...mark(one),
    _id: `drafts.unpublished-${one._type}`,
    slug: { _type: "slug", current: "unpublished" },
  }));

  const drafts = [...changed, ...unpublished];
  const transaction = lake.transaction();
  for (const draft of drafts) transaction.createOrReplace(draft);
  await transaction.commit({ returnDocuments: false });
  return drafts.map(({ _id }) => _id);
}

/** Adds the word to everything that people read, but not to IDs, URLs and choices. */
function mark(value: object): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "_rev" && key !== "_createdAt" && key !== "_updatedAt")
      .map(([key, part]) => [key, key.startsWith("_") ? part : markPart(part)]),
  );
}

function markPart(part: unknown): unknown {
  if (Array.isArray(part)) return part.map(markPart);
  if (typeof part === "object" && part !== null) return mark(part);
  return typeof part === "string" && /^[A-Z]|\s/.test(part) ? `${part} ${draftWord}` : part;
}
