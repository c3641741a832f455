import { getPublishedId, isDraftId } from "sanity";
import { z } from "zod";
import { draftText } from "../../documents/draft-text.ts";
import { useListenedQuery } from "../../documents/use-listened-query.ts";
import { essentials } from "./essentials.ts";
import { listMissing } from "./list-missing.ts";

const types = [...new Set(essentials.map(({ type }) => `"${type}"`))].join(", ");

export const candidatesQuery = /* groq */ `*[_type in [${types}] && !(_id in path("versions.**"))] {
  _id, _type, path, "slug": slug.current, supportEmail
}`;

export const candidatesSchema = z.array(
  z
    .object({
      _id: z.string(),
      _type: z.string(),
      path: draftText,
      slug: draftText,
      supportEmail: draftText,
    })
    .transform(({ _id, _type: type, ...fields }) => ({
      ...fields,
      id: getPublishedId(_id),
      type,
      isDraft: isDraftId(_id),
    })),
);

const options = { perspective: "raw", tag: "home-essentials" } as const;

/** What the site can't do without and visitors don't have yet, as it changes. Empty until that's known. */
export function useMissing() {
  const { data } = useListenedQuery({ query: candidatesQuery, schema: candidatesSchema, options });
  return data ? listMissing(data) : [];
}
