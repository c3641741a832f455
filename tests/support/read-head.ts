import type { APIRequestContext } from "@playwright/test";

export interface Head {
  /** The path of the page's URL. */
  path: string;
  status: number;
  title: string | null;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  shareImage: string | null;
  /** The URL of its Markdown version. */
  markdown: string | null;
  /** The types in the page's JSON-LD, or null if it can't be parsed. */
  things: string[] | null;
}

/** What crawlers read from a page before it runs any scripts. */
export async function readHead(request: APIRequestContext, address: string): Promise<Head> {
  const { pathname } = new URL(address, "http://localhost");
  const response = await request.get(pathname);
  const html = await response.text();
  return {
    path: pathname,
    status: response.status(),
    title: find(html, /<title>([^<]*)<\/title>/),
    description: find(html, /<meta name="description" content="([^"]*)"/),
    canonical: find(html, /<link rel="canonical" href="([^"]*)"/),
    robots: find(html, /<meta name="robots" content="([^"]*)"/),
    shareImage: find(html, /<meta property="og:image" content="([^"]*)"/)?.replaceAll("&amp;", "&") ?? null,
    markdown: find(html, /<link rel="alternate" type="text\/markdown" href="([^"]*)"/),
    things: toKinds(find(html, /<script type="application\/ld\+json">([^<]*)<\/script>/)),
  };
}

/** The URLs in a sitemap, each with its last change. */
export const readSitemapEntries = (xml: string) =>
  [...xml.matchAll(/<url>\s*<loc>([^<]+)<\/loc>\s*(?:<lastmod>([^<]+)<\/lastmod>)?/g)].map(
    ([, address = "", lastModified]) => ({ address, lastModified }),
  );

const find = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? null;

function toKinds(text: string | null): string[] | null {
  if (text === null) return [];
  try {
    const { "@graph": graph }: { "@graph": { "@type": string | string[] }[] } = JSON.parse(text);
    return graph.flatMap(({ "@type": type }) => type);
  } catch {
    return null;
  }
}
