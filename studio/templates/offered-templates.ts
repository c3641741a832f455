import { documentTypes } from "@shop/schemas/index.ts";
import type { NewDocumentOptionsResolver, Template } from "sanity";
import { templates } from "./templates.ts";

const creatable = new Set<string>(documentTypes.map(({ name }) => name));
const withOwnBeginnings = new Set(templates.map(({ schemaType }) => schemaType));

/** What a new document can begin as. Singletons cannot be made twice, and what the Studio writes by itself is not made by hand. */
export const offeredTemplates = (usual: Template[]): Template[] => [
  ...usual.filter(({ schemaType }) => creatable.has(schemaType)),
  ...templates,
];

/**
 * What "create" offers: for everything the beginnings of our own where a type has some; beside a list or a reference the type's
 * usual one, so that it is one click.
 */
export const offeredBeginnings: NewDocumentOptionsResolver = (offered, { creationContext }) =>
  creationContext.type === "global"
    ? offered.filter(({ templateId }) => !withOwnBeginnings.has(templateId))
    : offered.filter(({ templateId }) => creatable.has(templateId));
