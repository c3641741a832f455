import { createServer } from "node:http";
import { json } from "node:stream/consumers";
import { startHttpServer } from "./start-http-server.ts";

export interface ReceivedSpan {
  name: string;
  /** The parent's name; null for the first span of a trace, or if the parent hasn't arrived. */
  parent: string | null;
  attributes: Record<string, unknown>;
  /** Whether its status is an error. */
  isError: boolean;
}

export interface OtlpReceiver extends AsyncDisposable {
  /** Without `/v1/traces`. */
  endpoint: string;
  spans: () => ReceivedSpan[];
  /** The `service.name` of every batch. */
  services: () => unknown[];
}

interface OtlpAttribute {
  key: string;
  value: { stringValue?: string; intValue?: number | string; arrayValue?: unknown };
}

interface OtlpSpan {
  name: string;
  spanId: string;
  parentSpanId?: string;
  attributes: OtlpAttribute[];
  status: { code?: number };
}

/** OTLP/HTTP's JSON (opentelemetry.io/docs/specs/otlp, "JSON Protobuf Encoding"). */
interface OtlpTraces {
  resourceSpans: {
    resource: { attributes: OtlpAttribute[] };
    scopeSpans: { spans: OtlpSpan[] }[];
  }[];
}

const statusError = 2;

/** A collector that receives traces by OTLP/HTTP in JSON. */
export async function startOtlpReceiver(): Promise<OtlpReceiver> {
  const received: OtlpTraces["resourceSpans"] = [];
  const server = createServer(async (request, response) => {
    // The format that the exporter documents; anything else fails the test that reads it.
    const body = (await json(request)) as OtlpTraces;
    if (request.url === "/v1/traces") received.push(...body.resourceSpans);
    response.writeHead(200, { "content-type": "application/json" }).end("{}");
  });
  const endpoint = await startHttpServer(server);
  return {
    endpoint,
    spans: () => {
      const spans = received.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
      const names = new Map(spans.map(({ spanId, name }) => [spanId, name]));
      return spans.map(({ name, parentSpanId, attributes, status }) => ({
        name,
        parent: names.get(parentSpanId ?? "") ?? null,
        attributes: toRecord(attributes),
        isError: status.code === statusError,
      }));
    },
    services: () => received.map(({ resource }) => toRecord(resource.attributes)["service.name"]),
    [Symbol.asyncDispose]: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

const toRecord = (attributes: readonly OtlpAttribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]));
