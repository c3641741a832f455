export interface ServedPdf {
  request: Request;
  /** What a browser calls the file when it keeps it. */
  name: string;
  /** Where the file is, and a hash of its bytes. */
  source: { address: string; hash: string };
  /** False for drafts, which nobody keeps. */
  isPublic: boolean;
}

/** What of the answer a reader needs to show one part of a long file. */
const passedOn = ["accept-ranges", "content-length", "content-range"];

/** How long the lake may take to begin, in milliseconds. */
const openTimeoutMs = 10_000;

/**
 * Streams a PDF of the lake, whole or in the range that is asked for; 304 to who has it already. A lake that does not give
 * it is answered with 404 where it says so itself, otherwise with 502.
 */
export async function servePdf({ request, name, source, isPublic }: ServedPdf): Promise<Response> {
  const etag = `"${source.hash}"`;
  const caching = {
    etag,
    "cache-control": isPublic ? "public, max-age=3600, must-revalidate" : "private, no-store",
  };
  if (isPublic && knows(request, etag)) return new Response(null, { status: 304, headers: caching });

  const found = await ask(source.address, request, etag).catch((error: unknown) => {
    console.error(`${name} cannot be read.`, error);
    return null;
  });
  if (!found || !answered.has(found.status)) {
    const status = found?.status === 404 ? 404 : 502;
    return new Response("This file cannot be read now.\n", {
      status,
      headers: { "cache-control": "no-store" },
    });
  }

  const headers = new Headers({
    ...caching,
    "content-type": "application/pdf",
    "content-disposition": `inline; filename="${name}"`,
  });
  for (const header of passedOn) {
    const value = found.headers.get(header);
    if (value !== null) headers.set(header, value);
  }
  return new Response(found.body, { status: found.status, headers });
}

/** Only the beginning is waited for: a reader on a slow line may take as long as it takes. */
async function ask(address: string, request: Request, etag: string): Promise<Response> {
  const impatience = new AbortController();
  const timer = setTimeout(() => impatience.abort(), openTimeoutMs);
  try {
    return await fetch(address, {
      headers: { "accept-encoding": "identity", ...rangeOf(request, etag) },
      signal: AbortSignal.any([request.signal, impatience.signal]),
      cache: "no-store",
    });
  } finally {
    clearTimeout(timer);
  }
}

/** The whole, a part, and a part that does not exist. */
const answered = new Set([200, 206, 416]);

const knows = (request: Request, etag: string) =>
  (request.headers.get("if-none-match") ?? "")
    .split(",")
    .map((known) => known.trim().replace(/^W\//, ""))
    .some((known) => known === etag || known === "*");

/** A part of another version is of no use: the whole is sent instead. */
function rangeOf(request: Request, etag: string): Record<string, string> {
  const range = request.headers.get("range");
  const condition = request.headers.get("if-range");
  return range !== null && (condition === null || condition === etag) ? { range } : {};
}
