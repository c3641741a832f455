import { gunzipSync } from "node:zlib";
import { z } from "zod";
import { readBearerToken } from "#http/bearer-token.ts";
import type { Faults } from "#http/faults.ts";
import { HttpError } from "#http/http-error.ts";
import { formatZodError } from "#http/format-zod-error.ts";
import { readBytes } from "#http/read-bytes.ts";
import type { Call } from "#http/router.ts";
import { eventSchema, type TelemetryStore } from "#telemetry/telemetry-store.ts";

export interface TelemetryServices {
  events: TelemetryStore;
  faults: Faults;
  now: () => Date;
}

const maxBodyBytes = 1024 * 1024;
const maxEventsBytes = 8 * 1024 * 1024;

/**
 * Axiom's "Ingest data" (axiom.co/docs/restapi/endpoints/ingestIntoDataset) for JSON and newline-delimited JSON, plain or gzipped.
 * Any token and any dataset do. CSV, zstd, and the query parameters that map fields are refused.
 */
export async function answerIngest({ request, url, services }: Call<TelemetryServices>): Promise<Response> {
  if (!readBearerToken(request.headers)) throw new HttpError(401, "The request has no API token.");
  const [parameter] = url.searchParams.keys();
  if (parameter) throw new HttpError(400, `The query parameter ${parameter} isn't emulated.`);
  return services.faults.apply({
    request,
    path: "/v1/datasets/*/ingest",
    answer: async () => {
      const body = await readBytes(request, maxBodyBytes);
      if (!body) throw new HttpError(413, `The body is larger than ${maxBodyBytes} bytes.`);
      const bytes = decode(request.headers, body);
      const events = parseEvents(request.headers.get("content-type"), bytes.toString(), services.now());
      services.events.add(events);
      return Response.json({
        ingested: events.length,
        failed: 0,
        failures: [],
        processedBytes: bytes.byteLength,
        blocksCreated: 0,
        walLength: 1,
      });
    },
  });
}

function decode(headers: Headers, body: Buffer): Buffer {
  const encoding = headers.get("content-encoding") ?? "identity";
  if (encoding === "identity") return body;
  if (encoding !== "gzip") throw new HttpError(415, `The content encoding ${encoding} isn't emulated.`);
  try {
    return gunzipSync(body, { maxOutputLength: maxEventsBytes });
  } catch (error) {
    throw new HttpError(400, `The body isn't valid gzip: ${error instanceof Error ? error.message : ""}`);
  }
}

function parseEvents(type: string | null, text: string, now: Date) {
  const list = z.array(z.record(z.string(), z.unknown())).safeParse(parseBody(type, text));
  if (!list.success)
    throw new HttpError(400, `The body isn't a list of events: ${formatZodError(list.error)}`);
  const events = z
    .array(eventSchema)
    .safeParse(list.data.map((event) => ({ _time: now.toISOString(), ...event })));
  if (!events.success) throw new HttpError(400, `An event isn't valid: ${formatZodError(events.error)}`);
  return events.data;
}

function parseBody(type: string | null, text: string): unknown {
  try {
    switch (type) {
      case "application/json":
        return JSON.parse(text);
      case "application/x-ndjson":
        return text.split("\n").flatMap((line): unknown[] => (line.trim() ? [JSON.parse(line)] : []));
      default:
        throw new HttpError(415, `The content type ${type ?? ""} isn't emulated.`);
    }
  } catch (error) {
    if (error instanceof HttpError) throw error;
    throw new HttpError(400, "The body isn't valid JSON.");
  }
}
