import { request as requestPlainly } from "node:http";
import { request as requestSecurely } from "node:https";

export interface Sending {
  url: string;
  method: string;
  headers: Record<string, string>;
  body: string;
  stop: AbortSignal;
  timeoutMs: number;
}

/** The result, in terms of the `failureReason` that the `sanity` command prints. */
export type SendingResult =
  | { kind: "answered"; status: number; body: string }
  | { kind: "network"; message: string }
  | { kind: "timeout"; message: string };

/** How much of a response is kept for the log. */
const maxResponseBytes = 4096;

/**
 * Sends one delivery without following redirects. `fetch` can't be used, because it rejects a body with `GET`, and the hosted
 * service sends one with every method.
 */
export function sendDelivery(sending: Sending): Promise<SendingResult> {
  const { url, method, headers, body, stop, timeoutMs } = sending;
  const timeout = AbortSignal.timeout(timeoutMs);
  const signal = AbortSignal.any([stop, timeout]);
  const { promise, resolve } = Promise.withResolvers<SendingResult>();
  const fail = (error: Error) =>
    resolve(
      timeout.aborted
        ? { kind: "timeout", message: `No response within ${timeoutMs / 1000} s` }
        : { kind: "network", message: error.message },
    );

  const start = new URL(url).protocol === "https:" ? requestSecurely : requestPlainly;
  const length = String(Buffer.byteLength(body));
  const request = start(
    url,
    { method, headers: { ...headers, "content-length": length }, signal },
    (response) => {
      const chunks: Buffer[] = [];
      let size = 0;
      response.on("data", (chunk: Buffer) => {
        if (size < maxResponseBytes) chunks.push(chunk);
        size += chunk.byteLength;
      });
      response.once("error", fail);
      response.once("end", () => {
        const text = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, maxResponseBytes));
        resolve({ kind: "answered", status: response.statusCode ?? 0, body: text });
      });
    },
  );
  request.once("error", fail);
  request.end(body);
  return promise;
}
