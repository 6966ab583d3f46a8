import { AsyncLocalStorage } from 'node:async_hooks';
import { Failure } from '@clearbench/contracts/failure';
import type { Span, Tracing, Work } from '@clearbench/event-sourcing/tracing';
import { type Context, type Span as OtelSpan, ROOT_CONTEXT, SpanKind, SpanStatusCode, trace } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import type { Resource } from '@opentelemetry/resources';
import { BatchSpanProcessor, TracerProvider } from '@opentelemetry/sdk-trace';
import type { TelemetrySettings } from '../settings/telemetry-settings.ts';
import { collectorPatience } from './collector-patience.ts';
import { placeOf, traceparentOf } from './traceparent.ts';

/** Milliseconds that are sent together. */
const together = 1_000;

const kinds: Readonly<Record<NonNullable<Work['kind']>, SpanKind>> = {
  inside: SpanKind.INTERNAL,
  server: SpanKind.SERVER,
  client: SpanKind.CLIENT,
  producer: SpanKind.PRODUCER,
  consumer: SpanKind.CONSUMER,
};

/** Errors may quote what people typed: only their kind is told. */
const kindOf = (error: unknown): string => {
  if (error instanceof Failure) return error.errorKey;
  return error instanceof Error ? error.name : typeof error;
};

const said = (span: OtelSpan): Span => ({
  rename: (name) => void span.updateName(name),
  note: (facts) => void span.setAttributes(facts),
  fail: () => void span.setStatus({ code: SpanStatusCode.ERROR }),
});

/** Spans, sent to a collector. What is under way is known by the calls that led here, not by a span handed along. */
export const otlpTracing = ({ url, headers }: TelemetrySettings, resource: Resource) => {
  const exporter = new OTLPTraceExporter({
    url: `${url}/v1/traces`,
    headers: { ...headers },
    timeoutMillis: collectorPatience,
  });
  const processor = new BatchSpanProcessor({ exporter, scheduledDelayMillis: together });
  const provider = new TracerProvider({ resource, spanProcessors: [processor] });
  const tracer = provider.getTracer('clearbench');
  const underWay = new AsyncLocalStorage<Context>();

  const parentOf = ({ cause }: Work): Context => {
    const place = placeOf(cause);
    if (place) return trace.setSpanContext(ROOT_CONTEXT, { ...place, isRemote: true });
    return underWay.getStore() ?? ROOT_CONTEXT;
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
        return await underWay.run(trace.setSpan(parent, span), () => run(said(span)));
      } catch (error) {
        span.setStatus({ code: SpanStatusCode.ERROR }).setAttributes({ 'error.type': kindOf(error) });
        throw error;
      } finally {
        span.end();
      }
    },
    past: (work, began) => begun(work, parentOf(work), began).end(),
    now: () => {
      const context = underWay.getStore();
      const place = context && trace.getSpanContext(context);
      return place && traceparentOf(place);
    },
  };
  return { tracing, stop: () => provider.shutdown() };
};
