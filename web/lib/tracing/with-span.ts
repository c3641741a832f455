import { type Attributes, type Span, type SpanKind, SpanStatusCode, trace } from "@opentelemetry/api";

interface SpanDescription {
  name: string;
  attributes: Attributes;
  kind?: SpanKind;
}

/**
 * Runs work in a span of its own. Without an exporter (`start-tracing.server.ts`), spans do nothing. An error marks the span with its
 * class; its message stays out, because it may name a person.
 */
export function withSpan<Result>(
  { name, ...options }: SpanDescription,
  work: (span: Span) => Promise<Result>,
): Promise<Result> {
  return trace.getTracer("handshape").startActiveSpan(name, options, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      span.setStatus({ code: SpanStatusCode.ERROR });
      span.setAttribute("error.type", error instanceof Error ? error.name : typeof error);
      throw error;
    } finally {
      span.end();
    }
  });
}
