import { serve } from "@shop/emulators/http/serve.ts";
import { z } from "zod";

/** What a CDN is asked to forget. */
export const purgeSchema = z.object({ tags: z.array(z.string()) });

interface KeptPage {
  tags: readonly string[];
  type: string;
  text: string;
}

export type Cdn = Awaited<ReturnType<typeof startCdn>>;

/**
 * A CDN in front of the site, which keeps the pages that the rules in docs/operations.md let it keep, and forgets them when it's told
 * their tags, as Cloudflare does.
 */
export async function startCdn(token: string) {
  const pages = new Map<string, KeptPage>();
  let siteUrl = "";
  let passed = 0;

  const purge = async (request: Request) => {
    if (request.headers.get("authorization") !== `Bearer ${token}`)
      return new Response(null, { status: 403 });
    const { tags } = purgeSchema.parse(await request.json());
    for (const [path, page] of pages) if (page.tags.some((tag) => tags.includes(tag))) pages.delete(path);
    return Response.json({ success: true });
  };

  const read = async (request: Request): Promise<KeptPage> => {
    const { pathname, search } = new URL(request.url);
    const cookie = request.headers.get("cookie") ?? "";
    const isShared = search === "" && !cookie.includes("__prerender_bypass");
    const kept = isShared ? pages.get(pathname) : undefined;
    if (kept) return kept;
    passed += 1;
    const response = await fetch(siteUrl + pathname + search, { headers: { cookie } });
    const { headers } = response;
    const page = {
      tags: headers.get("cache-tag")?.split(",") ?? [],
      type: headers.get("content-type") ?? "",
      text: await response.text(),
    };
    const mayKeep = headers.get("cache-control")?.includes("s-maxage=") && !headers.has("set-cookie");
    if (isShared && mayKeep) pages.set(pathname, page);
    return page;
  };

  const { url, close } = await serve({
    port: 0,
    fetch: async (request) => {
      if (request.method === "POST") return purge(request);
      const { type, text } = await read(request);
      return new Response(text, { headers: { "content-type": type } });
    },
  });
  return {
    url,
    /** How many requests it has passed to the site. */
    passed: () => passed,
    putInFrontOf: (site: string) => (siteUrl = site),
    close,
  };
}
