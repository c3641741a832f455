import { z } from "zod";
import { useListenedQuery } from "../documents/use-listened-query.ts";

const query = /* groq */ `*[_type == "previewComment" && !defined(resolvedAt)] | order(createdAt asc) [0...200] {
  _id, name, text, path, quote, createdAt
}`;

const commentsSchema = z.array(
  z.object({
    _id: z.string(),
    name: z.string(),
    text: z.string(),
    path: z.string(),
    quote: z.string().nullable(),
    createdAt: z.string(),
  }),
);

/** A reviewer's comment that no editor has resolved. */
export type OpenComment = z.output<typeof commentsSchema>[number];

const options = { perspective: "raw", tag: "preview-comments" } as const;

/** The comments that aren't resolved, oldest first, as they change. */
export const useOpenComments = () => useListenedQuery({ query, schema: commentsSchema, options });
