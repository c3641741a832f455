import { singletonTypes } from "@shop/schemas/index.ts";
import type { DocumentActionsResolver } from "sanity";

const singletons = new Set<string>(singletonTypes.map(({ name }) => name));
const offered = new Set(["publish", "schedule", "discardChanges", "discardVersion", "restore", "unpublish"]);

/** Singletons can't be duplicated or deleted. */
export const withoutSingletonActions: DocumentActionsResolver = (actions, { schemaType }) =>
  singletons.has(schemaType) ? actions.filter(({ action }) => !action || offered.has(action)) : actions;
