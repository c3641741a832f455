import { sectionTypes } from "@shop/schemas/sections/section-types.ts";
import type { Template } from "sanity";

type SectionName = (typeof sectionTypes)[number]["name"];

export const pageTemplateIds = {
  landingPage: "landingPage",
  pageWithForm: "pageWithForm",
  blankPage: "blankPage",
  /** Starts with a title, an address, and a layout's sections. */
  pageAtAddress: "pageAtAddress",
} as const;

/** Sections to fill in, in the order in which our own pages have them. A page can't be published before they are. */
const layouts = {
  landing: ["hero", "pictureAndText", "courseShelf", "testimonials", "questions", "callToAction"],
  form: ["hero", "steps", "requestForm", "questions"],
  giftCode: ["giftCodeForm", "steps", "questions"],
} as const satisfies Record<string, readonly SectionName[]>;

export type PageLayout = keyof typeof layouts;

interface AddressedPage {
  title: string;
  path: string;
  layout: PageLayout;
}

// Values are functions, because every page's sections need keys of their own.
export const pageTemplates: Template[] = [
  {
    id: pageTemplateIds.landingPage,
    title: "New landing page",
    schemaType: "page",
    value: () => ({ sections: layouts.landing.map(toSection) }),
  },
  {
    id: pageTemplateIds.pageWithForm,
    title: "New page with a form",
    schemaType: "page",
    value: () => ({ sections: layouts.form.map(toSection) }),
  },
  { id: pageTemplateIds.blankPage, title: "New blank page", schemaType: "page", value: {} },
  {
    id: pageTemplateIds.pageAtAddress,
    title: "Page at an address",
    schemaType: "page",
    parameters: [
      { name: "title", title: "Title", type: "string" },
      { name: "path", title: "Address", type: "string" },
      { name: "layout", title: "Layout", type: "string" },
    ],
    value: ({ title, path, layout }: AddressedPage) => ({
      title,
      path,
      sections: layouts[layout].map(toSection),
    }),
  },
];

/** A new section with its type's defaults, as the "Add" menu creates it. */
function toSection(name: SectionName) {
  const fields = sectionTypes.find((type) => type.name === name)?.fields ?? [];
  const defaults = fields.flatMap((field) =>
    "initialValue" in field ? [[field.name, field.initialValue]] : [],
  );
  return { _type: name, _key: crypto.randomUUID(), ...Object.fromEntries(defaults) };
}
