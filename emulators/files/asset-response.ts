import { stat } from "node:fs/promises";
import { createReadStream } from "node:fs";
import { Readable } from "node:stream";

interface AssetResponseOptions {
  request: Request;
  /** Where the bytes are. */
  path: string;
  type: string;
  /** Identifies exactly these bytes. */
  etag: string;
  /** The file name of a download. Without one, the file is displayed inline. */
  download: string | undefined;
  /** The response depends on what the client accepts. */
  isNegotiated?: boolean;
}

/**
 * Serves bytes that never change at their URL, with `If-None-Match`, one `Range` (Safari plays no video without it) and
 * `If-Range`. Users uploaded them and they're served from the site's own origin, so scripts in them must not run.
 */
export async function toAssetResponse(options: AssetResponseOptions): Promise<Response> {
  const { request, path, type, download, isNegotiated } = options;
  const { size } = await stat(path);
  const etag = `"${options.etag}"`;
  const headers = new Headers({
    "accept-ranges": "bytes",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": type,
    etag,
    "x-content-type-options": "nosniff",
  });
  if (isNegotiated) headers.set("vary", "Accept");
  // Chromium doesn't show a sandboxed PDF, and a PDF can't access the page around it.
  if (type !== "application/pdf") {
    headers.set("content-security-policy", "default-src 'none'; style-src 'unsafe-inline'; sandbox");
  }
  const isUnknown = type === "application/octet-stream";
  if (download !== undefined || isUnknown) headers.set("content-disposition", toDisposition(download));

  const known = request.headers.get("if-none-match");
  if (known === "*" || known?.includes(etag)) return new Response(null, { status: 304, headers });
  // A client with part of other bytes gets the whole file. There's no modification date to compare with.
  const wants = [null, etag].includes(request.headers.get("if-range")) ? request.headers.get("range") : null;
  const range = toRange(wants, size);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${size}`);
    return new Response(null, { status: 416, headers });
  }
  const { start, end } = range ?? { start: 0, end: size - 1 };
  headers.set("content-length", String(end - start + 1));
  if (range) headers.set("content-range", `bytes ${start}-${end}/${size}`);
  const status = range ? 206 : 200;
  if (request.method === "HEAD") return new Response(null, { status, headers });
  // Node's stream and the DOM's have the same shape under two names.
  const body = Readable.toWeb(createReadStream(path, { start, end })) as ReadableStream<Uint8Array>;
  return new Response(body, { status, headers });
}

function toDisposition(filename: string | undefined): string {
  return filename
    ? `attachment; filename*=UTF-8''${encodeURIComponent(filename.toWellFormed())}`
    : "attachment";
}

interface Range {
  start: number;
  end: number;
}

/** null without a range, and for forms that a server can ignore: several ranges, other units, an end before the start. */
function toRange(header: string | null, size: number): Range | "unsatisfiable" | null {
  const [, first, last] = /^bytes=(\d*)-(\d*)$/.exec(header ?? "") ?? [];
  if (first === undefined || last === undefined || (first === "" && last === "")) return null;
  if (first !== "" && last !== "" && Number(last) < Number(first)) return null;
  const start = first === "" ? Math.max(size - Number(last), 0) : Number(first);
  const end = first === "" || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  return start <= end ? { start, end } : "unsatisfiable";
}
