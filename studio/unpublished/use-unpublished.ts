import { getPublishedId } from "sanity";
import { z } from "zod";
import { toPagePath } from "../documents/to-page-path.ts";
import { useListenedQuery } from "../documents/use-listened-query.ts";
import { draftFilter } from "./draft-filter.ts";

/** More than anybody publishes at once. */
export const maxUnpublished = 50;

/** What a page's path is made of. */
const address = "slug, path, level, handle";

const query = /* groq */ `*[${draftFilter}] | order(_updatedAt desc) [0...${maxUnpublished}] {
  _id, _type, _rev, _updatedAt, ${address}, "published": *[_id == string::split(^._id, "drafts.")[1]][0] { ${address} }
}`;

const draftsSchema = z.array(
  z
    .looseObject({
      _id: z.string(),
      _type: z.string(),
      _rev: z.string(),
      _updatedAt: z.string(),
      published: z.looseObject({}).nullable(),
    })
    .transform(({ published, ...draft }) => {
      const from = toPagePath(draft._type, published);
      return {
        id: getPublishedId(draft._id),
        draftId: draft._id,
        type: draft._type,
        revision: draft._rev,
        updatedAt: draft._updatedAt,
        /** Its form offers a redirect when it's published. */
        moves: from !== null && from !== toPagePath(draft._type, draft),
      };
    }),
);

export type UnpublishedDraft = z.output<typeof draftsSchema>[number];

const options = { perspective: "raw", tag: "unpublished" } as const;

/** The drafts that were edited last, as they change. */
export const useUnpublished = () => useListenedQuery({ query, schema: draftsSchema, options });
