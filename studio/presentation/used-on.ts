import { titleExpression } from "@shop/schemas/title-fields.ts";
import { documentPath } from "@shop/schemas/paths.ts";
import type { DocumentLocation, DocumentLocationsState } from "sanity/presentation";
import { z } from "zod";
import { draftText } from "../documents/draft-text.ts";
import { appearances } from "./appearances.ts";

/** More would only hide the ones that matter. */
const maxUsers = 30;

const projection = /* groq */ `{
  _type, "title": ${titleExpression}, "slug": slug.current, path, level, handle, locationId, pages, from, to
}`;

/** A document by `$id`, and those that refer to it. */
export const usedOnQuery = /* groq */ `{
  "document": *[_id == $id][0] ${projection},
  "users": *[references($id)] | order(_type, _id) [0...${maxUsers}] ${projection}
}`;

const locatedSchema = z.object({
  _type: z.string(),
  title: draftText,
  slug: draftText,
  path: draftText,
  level: draftText,
  handle: draftText,
  locationId: draftText,
  pages: z.array(z.string()).nullable().catch(null),
  from: draftText,
  to: draftText,
});
const answerSchema = z.object({ document: locatedSchema.nullable(), users: z.array(locatedSchema) });

/** Where a document is used, from the result of `usedOnQuery`: its own page, the places that always show it, and the pages of what refers to it. */
export function toUsedOn(answer: unknown): DocumentLocationsState | null {
  const { document, users } = answerSchema.parse(answer);
  const state = document && appearances[document._type]?.(document);
  if (!state) return null;
  const pages = users.flatMap((user): DocumentLocation[] => {
    const href = documentPath(user);
    return href ? [{ title: user.title ?? href, href }] : [];
  });
  const all = [...(state.locations ?? []), ...pages];
  const locations = all.filter(({ href }, index) => all.findIndex((other) => other.href === href) === index);
  return { ...state, locations };
}

/** Where a document is used, as text: Sanity shows no list without locations, only the message. */
export function toUsedOnText({
  locations = [],
  message,
  ...state
}: DocumentLocationsState): DocumentLocationsState {
  const places = locations.map(({ title, href }) => (title === href ? href : `${title} (${href})`));
  const usedOn = places.length > 0 ? `Used on ${listFormat.format(places)}.` : "It isn't used on any page.";
  return { ...state, message: message ? `${usedOn} ${message}` : usedOn };
}

const listFormat = new Intl.ListFormat("en-US");
