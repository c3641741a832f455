import type { Attributes } from "@opentelemetry/api";
import type { ReadableSpan } from "@opentelemetry/sdk-trace";
import { stripPersonalData } from "#lib/strip-personal-data.ts";

/** The span without personal data in its name, attributes, events, and status. Next's spans name the request's path and query. */
export function stripSpan(span: ReadableSpan): ReadableSpan {
  // Inherits what isn't stripped, because a span's methods need the span itself.
  return Object.create(span, {
    name: { value: stripPersonalData(span.name) },
    attributes: { value: stripAttributes(span.attributes) },
    events: {
      value: span.events.map(({ attributes = {}, ...event }) => ({
        ...event,
        attributes: stripAttributes(attributes),
      })),
    },
    status: { value: { code: span.status.code } },
  }) as ReadableSpan;
}

const stripAttributes = (attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.map(stripValue) : stripValue(value),
    ]),
  );

const stripValue = (value: unknown) => (typeof value === "string" ? stripPersonalData(value) : value);
