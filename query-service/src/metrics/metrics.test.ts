import { EventEmitter } from 'node:events';
import type { Route } from '@clearbench/contracts/route';
import { counter } from '@clearbench/hosting/telemetry/metric';
import type { Request, Response } from 'express';
import { installationMetrics } from './installation-metrics.ts';
import { type MetricsSources, startMetrics } from './metrics.ts';
import { prometheusText } from './prometheus-text.ts';

const parked = { reader: 'plan@2', position: 7, type: 'PlanOffered', stream: 'plan-1', message: 'a "bad"\nday' };
const sources: MetricsSources = {
  queue: () => 3,
  connections: () => 2,
  head: async () => 40,
  lags: async () => [
    { name: 'plan', version: 2, lag: 5 },
    { name: 'user', version: 1, lag: 0 },
  ],
  parked: async () => [parked],
  parkedCount: async () => 1,
  channels: async () => [
    {
      channelId: 'engine-1',
      failures: 2,
      counters: { received: 5, refused: 1, waiting: 3, delivered: 4, parked: 0, failed: 0 },
    },
  ],
  others: () => [counter('clearbench_sftp_sign_ins_total', 'Sign-ins.', [{ labels: { result: 'refused' }, value: 2 }])],
  report: () => undefined,
};
const route = { name: 'readFile', method: 'GET', path: '/api/files/:fileId' } as unknown as Route;

const measuring = async () => {
  const metrics = startMetrics(sources);
  const call = (statusCode: number): void => {
    const response = Object.assign(new EventEmitter(), { statusCode });
    metrics.meter.timed(route)({} as Request, response as unknown as Response, () => undefined);
    response.emit('close');
  };
  call(200);
  call(404);
  call(500);
  const reading = await metrics.read();
  metrics.stop();
  return { reading, text: prometheusText(installationMetrics(reading, metrics)) };
};

describe('metrics of an installation', () => {
  it('contain the current state', async () => {
    const { reading } = await measuring();
    expect(reading.now).toMatchObject({ queue: 3, connections: 2, lag: 5 });
    expect(reading.now.heap).toBeGreaterThan(1_000_000);
    expect(reading).toMatchObject({ head: 40, parked: { count: 1, events: [parked] } });
  });

  it('count requests by route, and server errors', async () => {
    const { reading } = await measuring();
    expect(reading.requests).toMatchObject([{ method: 'GET', path: '/api/files/:fileId', count: 3, faults: 1 }]);
    const [call] = reading.requests;
    expect(call?.p99).toBeGreaterThanOrEqual(call?.p50 ?? Number.NaN);
  });

  it('have the Prometheus format', async () => {
    const { text } = await measuring();
    const lines = text.trim().split('\n');
    expect(text.endsWith('\n')).toBe(true);
    const wellFormed = /^(?:# (?:HELP|TYPE) \w+ .+|\w+(?:\{(?:\w+="[^"\n]*",?)+\})? -?[\d.e+-]+)$/;
    expect(lines.filter((line) => !wellFormed.test(line))).toEqual([]);
    expect(lines).toContain('clearbench_channel_entries{channel="engine-1",state="received"} 5');
    expect(lines).toContain('clearbench_sftp_sign_ins_total{result="refused"} 2');
    expect(lines).toContain('clearbench_channel_failures{channel="engine-1"} 2');
    expect(lines).toContain('clearbench_projection_lag_events{projection="plan",version="2"} 5');
    expect(lines).toContain('clearbench_http_request_faults_total{method="GET",route="/api/files/:fileId"} 1');
    const buckets = lines
      .filter((line) => line.includes('_seconds_bucket'))
      .map((line) => Number(line.split(' ').at(-1)));
    expect(buckets.at(-1)).toBe(3);
    expect(buckets).toEqual(buckets.toSorted((one, other) => one - other));
  });
});
