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

const types = ["legalPage", "sign"];

/** A legal page by its slug, or null. */
export const readLegalPage = (slug: string, view: View) =>
  readContent({ query: legalPageQuery, params: { slug }, view, types });

/** The published version of the terms, which carts record; "unknown" on failure, because a cart doesn't wait for it. */
export async function readTermsVersion(): Promise<string> {
  try {
    const params = { slug: "terms" };
    const terms = await readContent({ query: termsVersionQuery, params, view: publishedView, types });
    return terms?.versionCode ?? "unknown";
  } catch (error) {
    console.error('Reading the terms version failed. The cart records "unknown".', error);
    return "unknown";
  }
}

/** The slugs of all legal pages. */
export async function readLegalPageSlugs(view: View): Promise<string[]> {
  const slugs = await readContent({ query: legalPageSlugsQuery, view, types: ["legalPage"] });
  return slugs.filter((slug) => slug !== null);
}
