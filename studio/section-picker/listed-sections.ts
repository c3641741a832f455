import { toSectionPicture } from "@shop/schemas/sections/section-pictures.ts";
import { sectionTypes } from "@shop/schemas/sections/section-types.ts";
import { z } from "zod";
import { draftText } from "../documents/draft-text.ts";

/** A page's section as it's stored. Its other fields depend on its type. */
const sectionSchema = z.looseObject({ _type: z.string(), _key: z.string(), title: draftText });

export type Section = z.output<typeof sectionSchema>;

export const pagesSchema = z.array(
  z.object({
    _id: z.string(),
    title: draftText.transform((title) => title ?? "Untitled"),
    path: draftText,
    sections: z.array(sectionSchema),
  }),
);

export type PageWithSections = z.output<typeof pagesSchema>[number];

export const pagesQuery = /* groq */ `*[_type == "page" && count(sections) > 0] | order(lower(title) asc) {
  _id, title, path, sections
}`;

const titles = new Map<string, string>(sectionTypes.map(({ name, title }) => [name, title]));

/** Whether a list's items are sections of pages. */
export const holdsSections = (itemTypes: readonly { name: string }[]): boolean =>
  itemTypes.length > 0 && itemTypes.every(({ name }) => titles.has(name));

/** What a section is, in words and as a drawing. */
export const describeSection = ({ _type, title }: Section) => {
  const kind = titles.get(_type) ?? _type;
  return { title: title ?? kind, kind, picture: toSectionPicture(_type) };
};

/** The pages with the sections that match each word of a search, by the section's words or its page's. */
export function findSections(pages: readonly PageWithSections[], search: string): PageWithSections[] {
  const words = search.toLowerCase().split(/\s+/);
  return pages
    .map((page) => {
      const matches = (section: Section) => {
        const { title, kind } = describeSection(section);
        const text = `${title} ${kind} ${page.title} ${page.path ?? ""}`.toLowerCase();
        return words.every((word) => text.includes(word));
      };
      return { ...page, sections: page.sections.filter(matches) };
    })
    .filter(({ sections }) => sections.length > 0);
}

/** A section like another one, with a key of its own. */
export const copySection = (section: Section): Section => ({ ...section, _key: crypto.randomUUID() });
