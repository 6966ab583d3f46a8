import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Value = { readonly stringValue?: string; readonly intValue?: number | string; readonly boolValue?: boolean };
type Attributes = readonly { readonly key: string; readonly value: Value }[];

/** A span in OTLP's JSON, with its service. */
export type CollectedSpan = {
  readonly service: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly kind: number;
  readonly attributes: Attributes;
};
type Spans = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes };
    readonly scopeSpans: readonly { readonly spans: readonly Omit<CollectedSpan, 'service'>[] }[];
  }[];
};

const named = (attributes: Attributes, name: string): string =>
  attributes.find(({ key }) => key === name)?.value.stringValue ?? '';

const spansIn = (body: string): CollectedSpan[] =>
  (JSON.parse(body) as Spans).resourceSpans.flatMap(({ resource, scopeSpans }) => {
    const service = named(resource.attributes, 'service.name');
    return scopeSpans.flatMap(({ spans }) => spans.map((span) => ({ ...span, service })));
  });

export type Collector = Awaited<ReturnType<typeof startCollector>>;

/** Receives OTLP over HTTP with the right key, and stores it. */
export const startCollector = async (key = '') => {
  const bodies: { readonly path: string; readonly body: string }[] = [];
  const received = new Set<() => void>();
  let unexpected = 0;
  const take = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const body = await text(request);
    if ((request.headers['x-key'] ?? '') === key) bodies.push({ path: request.url ?? '', body });
    else unexpected += 1;
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
    for (const look of received) look();
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const of = (path: string): string[] => bodies.filter((each) => each.path === path).map(({ body }) => body);
  const spans = (): CollectedSpan[] => of('/v1/traces').flatMap(spansIn);
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics: () => of('/v1/metrics'),
    everything: (): string => bodies.map(({ body }) => body).join('\n'),
    strangers: () => unexpected,
    /** Resolves when enough spans have arrived. */
    until: (isEnough: (spans: readonly CollectedSpan[]) => boolean, withinMs = 180_000) =>
      new Promise<void>((resolve, reject) => {
        const end = (settle: () => void): void => {
          clearTimeout(timer);
          received.delete(look);
          settle();
        };
        const timer = setTimeout(() => {
          const names = spans().map(({ service, name, traceId }) => `${traceId.slice(0, 6)} ${service} ${name}`);
          end(() => reject(new Error(`collected only\n${names.slice(-60).join('\n')}`)));
        }, withinMs);
        const look = (): void => {
          if (isEnough(spans())) end(resolve);
        };
        received.add(look);
        look();
      }),
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
