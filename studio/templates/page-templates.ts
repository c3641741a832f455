import { sectionTypes } from "@shop/schemas/sections/section-types.ts";
import type { Template } from "sanity";

type SectionName = (typeof sectionTypes)[number]["name"];

export const pageTemplateIds = {
  landingPage: "landingPage",
  pageWithForm: "pageWithForm",
  blankPage: "blankPage",
} as const;

/** Sections to fill in, in the order in which our own pages have them. A page can't be published before they are. */
export const pageTemplates: Template[] = [
  toTemplate(pageTemplateIds.landingPage, "New landing page", [
    "hero",
    "pictureAndText",
    "courseShelf",
    "testimonials",
    "questions",
    "callToAction",
  ]),
  toTemplate(pageTemplateIds.pageWithForm, "New page with a form", [
    "hero",
    "steps",
    "requestForm",
    "questions",
  ]),
  toTemplate(pageTemplateIds.blankPage, "New blank page", []),
];

function toTemplate(id: string, title: string, sections: readonly SectionName[]): Template {
  return {
    id,
    title,
    schemaType: "page",
    // A function, because every page needs keys of its own.
    value: () => (sections.length > 0 ? { sections: sections.map(toSection) } : {}),
  };
}

/** A new section with its type's defaults, as the "Add" menu creates it. */
function toSection(name: SectionName) {
  const fields = sectionTypes.find((type) => type.name === name)?.fields ?? [];
  const defaults = fields.flatMap((field) =>
    "initialValue" in field ? [[field.name, field.initialValue]] : [],
  );
  return { _type: name, _key: crypto.randomUUID(), ...Object.fromEntries(defaults) };
}
