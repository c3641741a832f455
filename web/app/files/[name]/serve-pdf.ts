export interface ServedPdf {
  request: Request;
  /** The file's name in the browser. */
  name: string;
  /** The file's URL and content hash. */
  source: { address: string; hash: string };
  /** False for drafts, which aren't cached. */
  isPublic: boolean;
}

/** Response headers for range requests. */
const forwardedHeaders = ["accept-ranges", "content-length", "content-range"];

/** How long the lake may take to start responding, in milliseconds. */
const openTimeoutMs = 10_000;

/**
 * Streams a PDF from the lake, in full or as the requested range; 304 if the browser already has it. Returns 404 when
 * the lake does, otherwise 502 on failure.
 */
export async function servePdf({ request, name, source, isPublic }: ServedPdf): Promise<Response> {
  const etag = `"${source.hash}"`;
  const caching = {
    etag,
    "cache-control": isPublic ? "public, max-age=3600, must-revalidate" : "private, no-store",
  };
  if (isPublic && isNotModified(request, etag)) return new Response(null, { status: 304, headers: caching });

  const response = await requestFile(source.address, request, etag).catch((error: unknown) => {
    console.error(`Reading ${name} failed.`, error);
    return null;
  });
  if (!response || !acceptedStatuses.has(response.status)) {
    const status = response?.status === 404 ? 404 : 502;
    return new Response("This file isn't available right now.\n", {
      status,
      headers: { "cache-control": "no-store" },
    });
  }

  const headers = new Headers({
    ...caching,
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}"`,
  });
  for (const header of forwardedHeaders) {
    const value = response.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  return new Response(response.body, { status: response.status, headers });
}

/** The timeout only covers the start, because a slow connection may take long to download. */
async function requestFile(address: string, request: Request, etag: string): Promise<Response> {
  const openTimeout = new AbortController();
  const timer = setTimeout(() => openTimeout.abort(), openTimeoutMs);
  try {
    return await fetch(address, {
      headers: { "accept-encoding": "identity", ...toRangeHeader(request, etag) },
      signal: AbortSignal.any([request.signal, openTimeout.signal]),
      cache: "no-store",
    });
  } finally {
    clearTimeout(timer);
  }
}

/** OK, Partial Content and Range Not Satisfiable. */
const acceptedStatuses = new Set([200, 206, 416]);

const isNotModified = (request: Request, etag: string) =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((tag) => tag.trim().replace(/^W\//, ""))
    .some((tag) => tag === etag || tag === "*");

/** A range of another version is useless, so the whole file is sent. */
function toRangeHeader(request: Request, etag: string): Record<string, string> {
  const range = request.headers.get("range");
  const condition = request.headers.get("if-range");
  return range !== null && (condition === null || condition === etag) ? { range } : {};
}
