import { documentTypes } from "@shop/schemas/index.ts";
import type { NewDocumentOptionsResolver, Template } from "sanity";
import { templates } from "./templates.ts";

const creatable = new Set<string>(documentTypes.map(({ name }) => name));
/** Those with parameters belong to a place in the Studio. */
const globalTemplates = templates.filter(({ parameters = [] }) => parameters.length === 0);
const typesWithTemplates = new Set(globalTemplates.map(({ schemaType }) => schemaType));

/** Templates for new documents, without singletons and documents the Studio creates itself. */
export const offeredTemplates = (usual: Template[]): Template[] => [
  ...usual.filter(({ schemaType }) => creatable.has(schemaType)),
  ...templates,
];

/**
 * Choices for "create": our own templates in the global menu; a type's default beside a list or a reference, so that it
 * takes one click.
 */
export const newDocumentOptions: NewDocumentOptionsResolver = (offered, { creationContext }) =>
  creationContext.type === "global"
    ? offered.filter(({ templateId }) => !typesWithTemplates.has(templateId))
    : offered.filter(({ templateId }) => creatable.has(templateId));
