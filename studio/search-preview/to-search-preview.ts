import { documentPath } from "@shop/schemas/paths.ts";
import { withSiteName } from "@shop/schemas/vocabulary/page-title.ts";
import { z } from "zod";
import { toAddressable } from "../documents/to-addressable.ts";

const anyText = z.string().optional().catch(undefined);
const metadataSchema = z.object({ title: anyText, description: anyText, shareTitle: anyText }).catch({});

/** A draft: anything may be missing. Each type has one of these descriptions. */
const documentSchema = z.object({
  _type: z.string().catch(""),
  title: anyText,
  description: anyText,
  subtitle: anyText,
  excerpt: anyText,
  summary: anyText,
  introduction: anyText,
  meta: metadataSchema,
});

/** What pages without words of their own use. */
export const siteWordsSchema = z.object({ name: z.string(), description: z.string().nullable() }).nullable();

export type SiteWords = z.infer<typeof siteWordsSchema>;

export interface SearchPreview {
  /** The page's path, or null while the document has none. */
  path: string | null;
  title: string;
  description: string | null;
  shareTitle: string;
}

/** What search engines and shared links show of a document's page: its metadata first, then its own words, then the site's. */
export function toSearchPreview(value: unknown, site: SiteWords): SearchPreview {
  const document = documentSchema.parse(value ?? {});
  const { meta } = document;
  const name = site?.name ?? "";
  const title = meta.title ?? document.title;
  return {
    path: documentPath(toAddressable(document._type, value)),
    title: title ? withSiteName(title, name) : name,
    description: meta.description ?? describe(document) ?? site?.description ?? null,
    shareTitle: meta.shareTitle ?? title ?? name,
  };
}

const describe = ({ _type, ...document }: z.infer<typeof documentSchema>) =>
  _type === "book"
    ? document.subtitle
    : (document.description ?? document.excerpt ?? document.summary ?? document.introduction);

/** A text as it's cut off, after a whole word if there is one. */
export function cutOff(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  return `${/^.+(?=\s)/s.exec(cut)?.[0] ?? cut}…`;
}
