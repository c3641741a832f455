import "server-only";
import { legalPageProjection } from "@shop/schemas/documents/legal-page.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import { publishedView, type View } from "./view.server.ts";

export const legalPageQuery = defineQuery(
  `*[_type == "legalPage" && slug.current == $slug][0] ${legalPageProjection}`,
);
export const legalPageSlugsQuery = defineQuery(
  `*[_type == "legalPage" && defined(slug.current)].slug.current`,
);

export const termsVersionQuery = defineQuery(
  `*[_type == "legalPage" && slug.current == $slug][0] { versionCode }`,
);

const types = ["legalPage"];

/** A legal page by the end of its address, or null when there is none. */
export const readLegalPage = (slug: string, view: View) =>
  readContent({ query: legalPageQuery, params: { slug }, view, types });

/** The version of the terms that stand on the site, as carts record it; "unknown" when nobody can say, for a cart does not wait for it. */
export async function readTermsVersion(): Promise<string> {
  try {
    const params = { slug: "terms" };
    const terms = await readContent({ query: termsVersionQuery, params, view: publishedView, types });
    return terms?.versionCode ?? "unknown";
  } catch (error) {
    console.error("The version of the terms cannot be read; a cart records none.", error);
    return "unknown";
  }
}

/** The addresses of all published legal pages. */
export async function readLegalPageSlugs(): Promise<string[]> {
  const slugs = await readContent({ query: legalPageSlugsQuery, view: publishedView, types });
  return slugs.filter((slug) => slug !== null);
}
