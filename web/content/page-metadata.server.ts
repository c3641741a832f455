import "server-only";
import { pageMetadataProjection } from "@shop/schemas/documents/page-metadata.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const pageMetadataQuery = defineQuery(
  `*[_type == "pageMetadata" && path == $path][0] ${pageMetadataProjection}`,
);

/** Metadata for a route that isn't a document's page, or null when editors haven't entered any. */
export async function readPageMetadata(path: string, view: View) {
  const document = await readContent({
    query: pageMetadataQuery,
    params: { path },
    view,
    types: ["pageMetadata"],
  });
  return document?.meta ?? null;
}
