import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { isEventStream } from "./cut-midway.ts";
import { CutResponse } from "./dropped-connection.ts";

interface Exchange {
  incoming: IncomingMessage;
  outgoing: ServerResponse;
  request: Request;
  response: Response;
}

const maxBufferedBytes = 1024 * 1024;
const drainTimeoutMs = 10_000;

/** Writes a web-standard response to a Node server's. Settles once it's written or, for a stream, once it ends. */
export async function sendResponse({ incoming, outgoing, request, response }: Exchange): Promise<void> {
  const headers = toHeaders(response);
  if (!response.body || request.method === "HEAD") {
    outgoing.writeHead(response.status, headers).flushHeaders();
    await response.body?.cancel();
    await drainRequest(incoming, request);
    outgoing.end();
  } else if (isShort(response)) {
    // Twice as fast as a stream with one chunk.
    const bytes = Buffer.from(await response.arrayBuffer());
    outgoing.writeHead(response.status, { ...headers, "content-length": String(bytes.byteLength) });
    outgoing.write(bytes);
    await drainRequest(incoming, request);
    outgoing.end();
  } else {
    outgoing.writeHead(response.status, headers).flushHeaders();
    // oxlint-disable-next-line typescript/no-unnecessary-type-assertion -- the DOM and node declare the same stream twice, and some who import this load both
    await pipeline(Readable.fromWeb(response.body as Parameters<typeof Readable.fromWeb>[0]), outgoing);
  }
}

/** A response without a content length was created in memory. */
function isShort(response: Response): boolean {
  if (isEventStream(response) || response instanceof CutResponse) return false;
  return Number(response.headers.get("content-length") ?? 0) <= maxBufferedBytes;
}

/**
 * Reads the rest of a request that got its response early, such as one that's too large. Closing the connection over unread bytes
 * would reset it, and the client would never see the response.
 */
async function drainRequest({ complete }: IncomingMessage, { body }: Request): Promise<void> {
  if (complete || !body || body.locked) return;
  try {
    await body.pipeTo(new WritableStream(), { signal: AbortSignal.timeout(drainTimeoutMs) });
  } catch {
    // The request was too long or the client disconnected, and it has its response either way.
  }
}

function toHeaders(response: Response): Record<string, string | string[]> {
  const headers: Record<string, string | string[]> = Object.fromEntries(response.headers);
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) headers["set-cookie"] = cookies;
  return headers;
}
