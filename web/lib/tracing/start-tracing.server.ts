import "server-only";
import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { loggingErrorHandler, setGlobalErrorHandler } from "@opentelemetry/core";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import { BatchSpanProcessor, TracerProvider } from "@opentelemetry/sdk-trace";
import { throttleReports } from "#lib/throttle-reports.ts";
import { stripSpan } from "./strip-span.ts";

interface TracingOptions {
  /** Where OTLP/HTTP is received, without `/v1/traces`. */
  endpoint: string;
  serviceName: string;
  /** Gets a line when spans are lost, at most once a minute. */
  report: (line: string) => void;
}

/**
 * Exports this process's spans, Next's and our own, by OTLP/HTTP in JSON. A failing receiver costs spans, never a response: at most 2,048
 * wait. No propagator is registered, because a stranger's `traceparent` mustn't decide what's recorded.
 */
export function startTracing({ endpoint, serviceName, ...options }: TracingOptions): AsyncDisposable {
  const exporter = new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: 5000 });
  const batches = new BatchSpanProcessor({ exporter, scheduledDelayMillis: 1000 });
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    spanProcessors: [
      {
        onStart: (span, parent) => batches.onStart(span, parent),
        onEnd: (span) => batches.onEnd(stripSpan(span)),
        forceFlush: () => batches.forceFlush(),
        shutdown: () => batches.shutdown(),
      },
    ],
  });
  const report = throttleReports(options.report);
  setGlobalErrorHandler((error) => report(`Traces couldn't be exported: ${toMessage(error)}.`));
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  return {
    [Symbol.asyncDispose]: async () => {
      trace.disable();
      context.disable();
      setGlobalErrorHandler(loggingErrorHandler());
      await provider.shutdown();
    },
  };
}

const toMessage = (error: unknown) => (error instanceof Error ? error.message : String(error));
