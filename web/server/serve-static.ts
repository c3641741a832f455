import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import { compress, type Encoding, pickEncoding } from "./encoding.ts";
import { ask, type Handler } from "./cached-response.ts";
import { send, toSharedHeaders } from "./send.ts";

/** What a shopper's pages load takes 1 MB, and the whole Studio 7 MB. */
const maxBytes = 32 * 1024 * 1024;

interface KeptFile {
  headers: OutgoingHttpHeaders;
  etag: string | undefined;
  /** Null for a file that's compressed by itself, such as a font. */
  encoding: Encoding | null;
  body: Buffer;
}

/** The paths of a build's own files. */
export const listStaticFiles = (distDir: string): ReadonlySet<string> =>
  new Set(
    readdirSync(join(distDir, "static"), { recursive: true, encoding: "utf8" }).map(
      (file) => `/_next/static/${file}`,
    ),
  );

/**
 * Answers the build's own files (`/_next/static`) from memory, each compressed once. Next reads and compresses a file for every
 * request. Whatever else it's asked for, and every file's first request, goes to Next.
 */
export function createStaticHandler(next: Handler, ofBuild: ReadonlySet<string>): Handler {
  const files = new LRUCache<string, KeptFile>({
    maxSize: maxBytes,
    sizeCalculation: ({ body }) => body.length,
  });
  const reading = new Set<string>();

  async function keep(path: string, encoding: Encoding, key: string) {
    reading.add(key);
    try {
      const file = await readFile(path, encoding, next);
      if (file) files.set(key, file);
    } catch (error) {
      console.error(`${path} couldn't be read from the build.`, error);
    } finally {
      reading.delete(key);
    }
  }

  return async (request, response) => {
    const path = readStaticPath(request);
    const encoding = path === null ? null : pickEncoding(request.headers);
    if (path !== null && !ofBuild.has(path)) return sendMissing(response);
    if (path === null || !encoding) return next(request, response);
    const key = `${path}\n${encoding}`;
    const file = files.get(key);
    if (file) return send(file, request, response);
    await next(request, response);
    // A made-up address isn't read a second time.
    if (response.statusCode === 200 && !reading.has(key)) void keep(path, encoding, key);
  };
}

/** While another process already has the next build, a CDN mustn't keep that this one lacks its files. Next would render a page. */
function sendMissing(response: ServerResponse): void {
  const headers = { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" };
  response.writeHead(404, headers).end("There’s no such file.\n");
}

/** Ranges and other conditions than ETags are left to Next. */
function readStaticPath({ method, url = "", headers }: IncomingMessage): string | null {
  if ((method !== "GET" && method !== "HEAD") || headers.range !== undefined) return null;
  return /^\/_next\/static\/[\w./~-]+$/.test(url) && !url.includes("..") ? url : null;
}

async function readFile(path: string, encoding: Encoding, next: Handler): Promise<KeptFile | null> {
  const { statusCode, headers, rawPayload } = await ask(next, { url: path, headers: {} });
  // The name of such a file changes with its content.
  const isImmutable = String(headers["cache-control"]).includes("immutable");
  if (statusCode !== 200 || !isImmutable || headers["set-cookie"]) return null;
  const isText = /^text\/|javascript|json|svg/.test(String(headers["content-type"]));
  return {
    headers: isText ? { ...toSharedHeaders(headers), vary: "Accept-Encoding" } : toSharedHeaders(headers),
    etag: headers["etag"]?.toString(),
    encoding: isText ? encoding : null,
    body: isText ? await compress(rawPayload, encoding) : rawPayload,
  };
}
