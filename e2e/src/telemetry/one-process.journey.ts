import { saveContentRoute, sendFileRoute, uploadFileRoute } from '@clearbench/contracts/file/routes';
import { requestIdHeader } from '@clearbench/contracts/header-names';
import { readMetricsRoute } from '@clearbench/contracts/metrics/routes';
import { listUsersRoute } from '@clearbench/contracts/user/administration-routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { liveClient } from '../client/live-client.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { type CollectedSpan, type Collector, startCollector } from './collector.ts';

/** A separate trace and request id for each step. */
const stepOf = (digit: string) => ({
  traceId: digit.repeat(32),
  requestId: `step-${digit.repeat(8)}`,
  headers: {
    [requestIdHeader]: `step-${digit.repeat(8)}`,
    traceparent: `00-${digit.repeat(32)}-${digit.repeat(16)}-01`,
  },
});
const steps = { upload: stepOf('a'), save: stepOf('b'), send: stepOf('c') };

const reported = ({ attributes }: CollectedSpan, name: string): string | undefined =>
  attributes.find(({ key }) => key === name)?.value.stringValue;

describe('the product in one process', () => {
  let collector: Collector;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  let tester: BenchClient;
  let admin: BenchClient;

  beforeAll(async () => {
    collector = await startCollector();
    folder = await temporaryFolder();
    server = await runServer(folder.path, { CLEARBENCH_OTLP_URL: collector.url });
    tester = await benchClient(server.url, 'tester');
    admin = await benchClient(server.url, 'admin');
    const live = await liveClient(server.url, tester);
    const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'hush-hush.xml' } as const;
    const body = samplePayment('hush', '10.00');
    const { reply } = await tester.call(uploadFileRoute, { query, body }, steps.upload.headers);
    const params = { fileId: reply.vipFileSummary.fileId };
    const changed = samplePayment('hush', '11.00');
    await tester.call(saveContentRoute, { params, body: changed, ifMatch: 1 }, steps.save.headers);
    await tester.call(sendFileRoute, { params, query: { action: 'send' } }, steps.send.headers);
    await live.until((received) => received.some(({ to }) => to === 'answered'));
    await live.close();
  });
  afterAll(async () => {
    await server.stop();
    await collector.stop();
    await folder.remove();
  });

  it('separates the effects of two requests', async () => {
    const isAnswer = ({ name, traceId }: CollectedSpan) =>
      traceId === steps.send.traceId && name === 'command ReleaseAnswer';
    await collector.until((spans) => spans.some(isAnswer));
    for (const { traceId, requestId } of Object.values(steps)) {
      const spans = collector.spans().filter((span) => span.traceId === traceId);
      const ids = spans.map((span) => reported(span, 'clearbench.correlation_id')).filter((id) => id !== undefined);
      expect(spans.some(({ name }) => name === 'projection')).toBe(true);
      expect([...new Set(ids)]).toEqual([requestId]);
    }
  });

  it('has no span under one of another trace', () => {
    const spans = collector.spans();
    const traceOf = new Map(spans.map(({ spanId, traceId }) => [spanId, traceId]));
    const stray = spans.filter(({ parentSpanId = '', traceId }) => (traceOf.get(parentSpanId) ?? traceId) !== traceId);
    expect(stray).toEqual([]);
  });

  it('exports no personal data and no contents', async () => {
    const { userId } = (await admin.call(listUsersRoute, { query: {} })).reply.items[0] ?? { userId: '' };
    expect((await admin.call(readMetricsRoute, {})).status).toBe(200);
    expect(userId).not.toBe('');
    await server.stop();
    const everything = collector.everything();
    expect(everything).toContain('GET /api/admin/metrics');
    const secret = [
      `"${userId}"`,
      'tester',
      'tessa',
      'hush',
      'Hanna',
      'DE8937',
      'ZYAADEF0',
      '>11.00<',
      tester.browser.cookieHeader().slice(-40),
    ];
    expect(secret.filter((word) => everything.includes(word))).toEqual([]);
  });
});
