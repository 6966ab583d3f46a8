import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Failure } from '@clearbench/contracts/failure';
import type { Metric } from './metric.ts';
import { openTelemetry } from './open-telemetry.ts';

type ReceivedExport = { readonly path: string; readonly body: string };
type Named = { readonly key: string; readonly value: { readonly stringValue?: string } };
type Span = {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly Named[];
  readonly status: { readonly code: number; readonly message?: string };
};

const cause = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
const quiet = { warn: () => undefined };
/** Milliseconds; a loaded machine stays far below it. */
const patience = 240_000;

describe('telemetry', () => {
  let server: Server;
  let reported: ReceivedExport[];
  let url: string;

  beforeEach(async () => {
    reported = [];
    server = createServer((request, response) => {
      void text(request).then((body) => {
        reported.push({ path: request.url ?? '', body });
        response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  });
  afterEach(
    () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  );

  const spans = (): Span[] =>
    reported
      .filter(({ path }) => path === '/v1/traces')
      .flatMap(
        ({ body }) => (JSON.parse(body) as { resourceSpans: { scopeSpans: { spans: Span[] }[] }[] }).resourceSpans,
      )
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));

  it('links causes and effects across waits and concurrent work', async () => {
    const { tracing, stop } = await openTelemetry({ url, headers: {} }, 'tested', quiet, patience);
    const turn = () => new Promise((resolve) => setImmediate(resolve));
    await Promise.all(
      ['one', 'two'].map((name) =>
        tracing.span({ name, ...(name === 'one' ? { cause } : {}) }, async () => {
          await turn();
          const now = tracing.now();
          await tracing.span({ name: `in ${name}` }, turn);
          tracing.past({ name: `after ${name}`, cause: now }, Date.now() - 5);
        }),
      ),
    );
    expect(tracing.now()).toBeUndefined();
    await stop();
    const named = new Map(spans().map((span) => [span.name, span]));
    expect(named.get('one')).toMatchObject({ traceId: cause.slice(3, 35), parentSpanId: 'b7ad6b7169203331' });
    for (const name of ['one', 'two']) {
      const { traceId, spanId } = named.get(name) ?? {};
      expect(named.get(`in ${name}`)).toMatchObject({ traceId, parentSpanId: spanId });
      expect(named.get(`after ${name}`)).toMatchObject({ traceId, parentSpanId: spanId });
    }
    expect(named.get('two')?.traceId).not.toBe(named.get('one')?.traceId);
  });

  it('contains the kind of an error, but not its message', async () => {
    const { tracing, stop } = await openTelemetry({ url, headers: {} }, 'tested', quiet, patience);
    const failing = (error: Error) => tracing.span({ name: error.name }, () => Promise.reject(error)).catch(() => {});
    await failing(new Failure('file.notFound', { id: 'Anna' }));
    await failing(new TypeError('Anna is no number'));
    await stop();
    const kinds = spans().map(
      ({ attributes }) => attributes.find(({ key }) => key === 'error.type')?.value.stringValue,
    );
    expect(kinds).toEqual(['file.notFound', 'TypeError']);
    expect(reported.map(({ body }) => body).join('')).not.toContain('Anna');
  });

  it('sends current metrics when it ends, with counts per bucket', async () => {
    const { measure, stop } = await openTelemetry({ url, headers: {} }, 'tested', quiet, patience);
    const upTo = [
      { bound: 0.1, count: 2 },
      { bound: 1, count: 5 },
    ];
    const metrics: Metric[] = [
      { name: 'lag', help: 'Lag.', kind: 'gauge', points: [{ labels: { of: 'x' }, value: 7 }] },
      { name: 'took', help: 'Took.', kind: 'histogram', points: [{ labels: {}, upTo, count: 6, sum: 4.5 }] },
    ];
    measure(async () => metrics);
    await stop();
    const sent = reported.filter(({ path }) => path === '/v1/metrics').map(({ body }) => body);
    const { resourceMetrics } = JSON.parse(sent.at(-1) ?? '') as { resourceMetrics: { scopeMetrics: object[] }[] };
    const written = JSON.stringify(resourceMetrics);
    expect(written).toContain('"lag"');
    expect(written).toMatch(/"bucketCounts":\["?2"?,"?3"?,"?1"?\]/);
    expect(written).toContain('"explicitBounds":[0.1,1]');
  });

  it('continues and reports it once when the collector is unreachable, and ends in time', async () => {
    await new Promise((resolve) => server.close(resolve));
    const warned: string[] = [];
    const log = { warn: (_: object, message: string) => void warned.push(message) };
    const { tracing, measure, stop } = await openTelemetry({ url, headers: {} }, 'tested', log);
    measure(() => Promise.reject(new Error('cannot be read')));
    expect(await tracing.span({ name: 'work' }, async () => 'done')).toBe('done');
    // Both timers belong to the same event loop: on a loaded machine they fire in the same order.
    const late = Promise.withResolvers<string>();
    const timer = setTimeout(() => late.resolve('late'), 5_000);
    expect(await Promise.race([stop().then(() => 'ended'), late.promise])).toBe('ended');
    clearTimeout(timer);
    while (warned.length === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(warned).toHaveLength(1);
  });
});
