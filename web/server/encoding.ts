import type { IncomingHttpHeaders } from "node:http";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import Negotiator from "negotiator";

/** The smaller one first. */
const encodings = ["br", "gzip"] as const;

export type Encoding = (typeof encodings)[number];

/** The encoding to answer with, or null if the client accepts none of ours. */
export function pickEncoding(headers: IncomingHttpHeaders): Encoding | null {
  const accepted = new Negotiator({ headers }).encodings(encodings);
  return encodings.find((name) => accepted.includes(name)) ?? null;
}

export function compress(data: Buffer, encoding: Encoding): Promise<Buffer> {
  return encoding === "gzip"
    ? promisify(gzip)(data)
    : promisify(brotliCompress)(data, { params: { [constants.BROTLI_PARAM_QUALITY]: brotliQuality } });
}

/** A tenth larger than the best, in a fiftieth of its time. */
const brotliQuality = 5;
