import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { z } from "zod";

const purgeSchema = z.object({ tags: z.array(z.string()) });

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

  const purge = async (request: IncomingMessage): Promise<number> => {
    if (request.headers.authorization !== `Bearer ${token}`) return 403;
    const { tags } = purgeSchema.parse(await json(request));
    for (const [path, page] of pages) if (page.tags.some((tag) => tags.includes(tag))) pages.delete(path);
    return 200;
  };

  const read = async (path: string, cookie = ""): Promise<KeptPage> => {
    const isShared = !path.includes("?") && !cookie.includes("__prerender_bypass");
    const kept = isShared ? pages.get(path) : undefined;
    if (kept) return kept;
    passed += 1;
    const response = await fetch(siteUrl + path, { headers: { cookie } });
    const { headers } = response;
    const page = {
      tags: headers.get("cache-tag")?.split(",") ?? [],
      type: headers.get("content-type") ?? "",
      text: await response.text(),
    };
    const mayKeep = headers.get("cache-control")?.includes("s-maxage=") && !headers.has("set-cookie");
    if (isShared && mayKeep) pages.set(path, page);
    return page;
  };

  const server = createServer(async (request, response) => {
    const { method, url = "/", headers } = request;
    if (method === "POST") return void response.writeHead(await purge(request)).end();
    const { type, text } = await read(url, headers.cookie);
    response.writeHead(200, { "content-type": type }).end(text);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  // A string is a pipe's name; an HTTP server on a port has an address.
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    /** How many requests it has passed to the site. */
    passed: () => passed,
    putInFrontOf: (site: string) => (siteUrl = site),
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
