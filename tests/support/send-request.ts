import { type IncomingHttpHeaders, type OutgoingHttpHeaders, request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface SentRequest {
  method: string;
  /** As it's written into the request: not normalized. */
  path: string;
  headers: OutgoingHttpHeaders;
}

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  /** Decoded. */
  body: string;
}

/** Sends exactly this request, which `fetch` wouldn't. */
export function sendRequest(origin: string, { method, path, headers }: SentRequest): Promise<Answer> {
  const { hostname, port } = new URL(origin);
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const sent = request({ hostname, port, method, path, headers }, (response) => {
    response.toArray().then((chunks) => {
      const bytes = Buffer.concat(chunks);
      resolve({
        status: response.statusCode ?? 0,
        headers: response.headers,
        body: decode(bytes, response.headers["content-encoding"]).toString(),
      });
    }, reject);
  });
  sent.once("error", reject);
  sent.end();
  return promise;
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  // A HEAD request's answer, or a 304, names an encoding and has no body.
  if (bytes.length === 0 || encoding === undefined) return bytes;
  return encoding === "br" ? brotliDecompressSync(bytes) : gunzipSync(bytes);
}
