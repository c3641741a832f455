import "server-only";
import { pageMetadataProjection } from "@shop/schemas/documents/page-metadata.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const pageMetadataQuery = defineQuery(
  `*[_type == "pageMetadata" && path == $path][0] ${pageMetadataProjection}`,
);

/** What search engines and shared links show of a route that is no document's page, or null when nobody wrote it. */
export async function readPageMetadata(path: string, view: View) {
  const found = await readContent({
    query: pageMetadataQuery,
    params: { path },
    view,
    types: ["pageMetadata"],
  });
  return found?.meta ?? null;
}
