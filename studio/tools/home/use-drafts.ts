import { getPublishedId } from "sanity";
import { z } from "zod";
import { useListenedQuery } from "../../documents/use-listened-query.ts";
import { draftFilter } from "../../unpublished/draft-filter.ts";

const query = /* groq */ `*[${draftFilter}] | order(_updatedAt desc) [0...8] { _id, _type, _updatedAt }`;

const draftsSchema = z.array(
  z
    .object({ _id: z.string(), _type: z.string(), _updatedAt: z.string() })
    .transform(({ _id, _type: type, _updatedAt: updatedAt }) => ({
      id: getPublishedId(_id),
      type,
      updatedAt,
    })),
);

export type Draft = z.output<typeof draftsSchema>[number];

const options = { perspective: "raw", tag: "home-drafts" } as const;

/** The drafts that were edited last, as they change. */
export function useDrafts() {
  const { data, failed } = useListenedQuery({ query, schema: draftsSchema, options });
  return { drafts: data, failed };
}
