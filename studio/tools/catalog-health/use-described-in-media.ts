import { z } from "zod";
import { useListenedQuery } from "../../documents/use-listened-query.ts";

const query = /* groq */ `*[_type == "sanity.imageAsset" && length(altText) > 0]._id`;
const schema = z.array(z.string()).transform((ids): ReadonlySet<string> => new Set(ids));
const options = { tag: "catalog-health" };

/** The IDs of images that have alternative text in Media, as they change. Null until they're read. */
export const useDescribedInMedia = () => useListenedQuery({ query, schema, options }).data;
