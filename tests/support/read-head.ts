import type { APIRequestContext } from "@playwright/test";

export interface Head {
  /** Of the page; its address without the host. */
  path: string;
  status: number;
  title: string | null;
  description: string | null;
  canonical: string | null;
  robots: string | null;
  shareImage: string | null;
  /** The kinds of things the page tells machines of; null when what it tells cannot be read. */
  things: string[] | null;
}

/** What machines read of a page before anything of it runs. */
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
    things: toKinds(find(html, /<script type="application\/ld\+json">([^<]*)<\/script>/)),
  };
}

/** The addresses of a sitemap, each with its time of last change. */
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
