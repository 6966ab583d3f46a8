import { readContentRoute, saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { requestIdHeader } from '@clearbench/contracts/header-names';
import { transferQueue } from '@clearbench/contracts/product-constants';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { type LiveClient, liveClient } from '../client/live-client.ts';
import { until } from '../client/until.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { createTestData } from '../services/create-test-data.ts';
import { type Installation, openInstallation } from '../services/installation.ts';
import type { RunningService } from '../services/run-service.ts';
import { type CollectedSpan, type Collector, startCollector } from './collector.ts';

const key = 'let-me-in';
const click = 'click-3f1d0a52';
const traceId = '0af7651916cd43dd8448eb211c80319c';
const fromBrowser = { [requestIdHeader]: click, traceparent: `00-${traceId}-b7ad6b7169203331-01` };
const payment = (amount: string): string => samplePayment('confidential-4711', amount);

describe('an edit, from the click to the push, over three processes', () => {
  let collector: Collector;
  let here: Installation;
  let services: RunningService[];
  let client: BenchClient;
  let live: LiveClient;
  let fileId: string;

  const ofTrace = (): CollectedSpan[] => collector.spans().filter((span) => span.traceId === traceId);

  beforeAll(async () => {
    collector = await startCollector(key);
    const publicPort = await freePort();
    here = await openInstallation(publicPort, {
      CLEARBENCH_LOG_LEVEL: 'debug',
      CLEARBENCH_OTLP_URL: collector.url,
      CLEARBENCH_OTLP_HEADERS: `X-Key=${key}`,
    });
    const [commandPort = 0] = here.commandPorts;
    services = await Promise.all([
      here.start('projections'),
      here.start('command-service', commandPort),
      here.start('query-service', publicPort),
    ]);
    const [, command, edge] = services;
    const origin = edge?.url ?? '';
    client = await benchClient(origin, '', await here.signIn(origin, 'quintessa'));
    const code = /administrator: ([A-Z2-9-]{19})/.exec(command?.printed.join('\n') ?? '')?.[1] ?? '';
    await client.call(claimInstallationRoute, { body: { code } });
    await createTestData(client);
    live = await liveClient(origin, client);
    const query = {
      environmentToken: sampleSettings.environmentToken,
      rbVersion: '2025',
      fileName: 'secret-plans.xml',
    } as const;
    const { reply } = await client.call(uploadFileRoute, { query, body: payment('10.00') });
    ({ fileId } = reply.vipFileSummary);
    const saved = { params: { fileId }, body: payment('11.00'), ifMatch: 1 };
    expect((await client.call(saveContentRoute, saved, fromBrowser)).status).toBe(200);
  });
  afterAll(async () => {
    await here.stop();
    await collector.stop();
  });

  it('is one trace', async () => {
    const has = (service: string, name: RegExp) => (span: CollectedSpan) =>
      span.service === `clearbench-${service}` && name.test(span.name);
    const steps = [
      has('query', /^\w+ .*:fileId/),
      has('query', /^forward$/),
      has('command', /^\w+ .*:fileId/),
      has('command', /^command \w+/),
      has('command', /^append$/),
      has('projections', /^projection$/),
      has('query', /^push \w+/),
    ];
    await collector.until(() => steps.every((isStep) => ofTrace().some(isStep)));
    const spans = ofTrace();
    const known = new Set([...spans.map(({ spanId }) => spanId), 'b7ad6b7169203331']);
    expect(spans.filter(({ parentSpanId = '' }) => !known.has(parentSpanId))).toEqual([]);
    expect(new Set(spans.map(({ service }) => service)).size).toBe(3);
  });

  it('has one id in every log, and in the push', async () => {
    await until(async () => live.pushed.some(({ requestId }) => requestId === click) || undefined);
    const lines = () => services.map(({ printed }) => printed.filter((line) => line.includes(`"${click}"`)).join('\n'));
    await until(async () => lines().every((text) => text !== '') || undefined);
    const [projected, commanded, pushed] = lines();
    expect(projected).toContain('events projected');
    expect(commanded).toContain('command handled');
    expect(pushed).toContain('"pushed"');
  });

  it('rejects harmful ids of clients', async () => {
    const { headers } = await client.call(
      readContentRoute,
      { params: { fileId }, query: {} },
      {
        [requestIdHeader]: 'with "quotes" and more than a short id has',
      },
    );
    expect(headers.get(requestIdHeader)).toMatch(/^[\w-]{36}$/);
  });

  it('separates a query from the command it came with', async () => {
    await collector.until((spans) => spans.some(({ name }) => name === 'query readContent'));
  });

  it('continues through the later answers of the clearing', async () => {
    const sent = { [requestIdHeader]: 'click-to-send', traceparent: fromBrowser.traceparent.replace('0af7', '1af7') };
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } }, sent);
    await live.until((received) => received.some(({ to }) => to === 'answered'));
    const answered = live.pushed.find(({ queue, body }) => queue === transferQueue && body.includes('"to":"answered"'));
    expect(answered?.requestId).toBe('click-to-send');
    const isAnswer = ({ traceId: trace, name }: CollectedSpan) =>
      trace.startsWith('1af7') && name === 'command ReleaseAnswer';
    await collector.until((spans) => spans.some(isAnswer));
  });

  it('exports the metrics, without personal data and contents', async () => {
    const userId = (await client.call(listUsersRoute, { query: {} })).reply.items[0]?.userId ?? '';
    expect(userId.length).toBeGreaterThan(8);
    await live.close();
    expect(await here.end()).toEqual([]);
    const figures = collector.metrics().join('\n');
    for (const name of ['clearbench_projection_lag_events', 'clearbench_http_request_duration_seconds'])
      expect(figures).toContain(name);
    const from = (service: string, name: string) => (body: string) => body.includes(service) && body.includes(name);
    expect(collector.metrics().some(from('clearbench-command', 'clearbench_validation_queue_length'))).toBe(true);
    expect(collector.metrics().some(from('clearbench-projections', 'nodejs_heap_size_used_bytes'))).toBe(true);
    expect(collector.strangers()).toBe(0);
    const reported = collector.everything();
    const people = ['quintessa', 'bank.example', userId, client.browser.cookieHeader().slice(-40), fileId];
    const contents = ['confidential', 'Hanna', 'DE8937', 'ZYAADEF0', 'Invoice', '>11.00<', 'secret-plans'];
    expect([...people, ...contents].filter((word) => reported.includes(word))).toEqual([]);
  });
});
