import { AsyncLocalStorage } from 'node:async_hooks';
import { Failure } from '@clearbench/contracts/failure';
import type { Span, Tracing, Work } from '@clearbench/event-sourcing/tracing';
import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../settings/observability.ts';
import { spanContextOf, traceparentOf } from './traceparent.ts';

/** Milliseconds of spans per batch. */
const together = 1_000;

const kinds: Readonly<Record<NonNullable<Work['kind']>, SpanKind>> = {
  inside: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Errors may quote user input, so only their kind is exported. */
const kindOf = (error: unknown): string => {
  if (error instanceof Failure) return error.errorKey;
  return error instanceof Error ? error.name : typeof error;
};

const spanOf = (span: OtelSpan): Span => ({
  rename: (name) => void span.updateName(name),
  note: (facts) => void span.setAttributes(facts),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});

/** Exports spans to a collector. The current span follows the asynchronous call chain instead of being a parameter. */
export const otlpTracing = ({ url, headers }: TelemetrySettings, resource: Resource, patience: number) => {
  const exporter = new OTLPTraceExporter({
    url: `${url}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: patience,
  });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: together });
  const provider = new TracerProvider({ resource, spanProcessors: [processor] });
  const tracer = provider.getTracer('clearbench');
  const inFlightRequests = new AsyncLocalStorage<Context>();

  const parentOf = ({ cause }: Work): Context => {
    const spanContext = spanContextOf(cause);
    if (spanContext) return trace.setSpanContext(ROOT_CONTEXT, { ...spanContext, isRemote: true });
    return inFlightRequests.getStore() ?? ROOT_CONTEXT;
  };
  const begun = (work: Work, parent: Context, startTime?: number): OtelSpan =>
    tracer.startSpan(
      work.name,
      {
        kind: kinds[work.kind ?? 'inside'],
        attributes: { ...work.facts },
        ...(startTime === undefined ? {} : { startTime }),
      },
      parent,
    );

  const tracing: Tracing = {
    isOn: true,
    span: async (work, run) => {
      const parent = parentOf(work);
      const span = begun(work, parent);
      try {
        return await inFlightRequests.run(trace.setSpan(parent, span), () => run(spanOf(span)));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttributes({ 'error.type': kindOf(error) });
        throw error;
      } finally {
        span.end();
      }
    },
    past: (work, began) => begun(work, parentOf(work), began).end(),
    now: () => {
      const context = inFlightRequests.getStore();
      const spanContext = context && trace.getSpanContext(context);
      return spanContext && traceparentOf(spanContext);
    },
  };
  return { tracing, stop: () => provider.shutdown() };
};
