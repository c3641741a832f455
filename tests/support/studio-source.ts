import type { SanityClient } from "@sanity/client";
import { offeredTemplates } from "@shop/studio/templates/offered-templates.ts";
import { createMockAuthStore, createSourceFromConfig } from "sanity";
import { schemaTypes } from "../../schemas/index.ts";

/** The Studio's schema and templates, as the Studio itself has them. */
export function createStudioSource(client: SanityClient) {
  return createSourceFromConfig({
    name: "tests",
    title: "Tests",
    basePath: "/",
    projectId: "embedded",
    dataset: "production",
    schema: { types: schemaTypes, templates: offeredTemplates },
    auth: createMockAuthStore({ client, currentUser: null }),
  });
}
