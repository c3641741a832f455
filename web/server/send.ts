import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from "node:http";
import fresh from "fresh";
import type { Encoding } from "./encoding.ts";

interface Sendable {
  headers: OutgoingHttpHeaders;
  etag: string | undefined;
  /** The body's, or null if it has none. */
  encoding: Encoding | null;
  body: Buffer;
}

/** Sends a finished answer, or that the client already has it. */
export function send(
  { headers, etag, encoding, body }: Sendable,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (etag && fresh(request.headers, { etag })) {
    const { "content-type": _type, ...ofNotModified } = headers;
    response.writeHead(304, ofNotModified).end();
    return;
  }
  const sent = { ...headers, "content-length": body.length };
  response.writeHead(200, encoding ? { ...sent, "content-encoding": encoding } : sent).end(body);
}

/** What's about one body's encoding, the connection, or the time of the answer. */
const ofOneAnswer = new Set(["content-length", "transfer-encoding", "connection", "keep-alive", "date"]);

/** The headers of an answer that belong into every answer like it. */
export const toSharedHeaders = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !ofOneAnswer.has(name)));
