import type { RequestListener } from 'node:http';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openStores } from '@clearbench/stores/open-stores';
import express, { type Express } from 'express';
import { type Host, type HostedServices, hostProcess } from './host-process.ts';
import { sealedData } from './open-data.ts';
import type { HttpPipeline } from './serving/http-pipeline.ts';

const settings = {
  logLevel: 'silent',
  logFormat: 'json',
  telemetry: undefined,
  notice: 0,
  port: 0,
  host: '127.0.0.1',
  publicUrl: 'https://clearbench.bank.example',
} as const;

const readyAt = async (url: string) => {
  const response = await fetch(`${url}/health/ready`);
  return { status: response.status, ...((await response.json()) as { reasons: string[] }) };
};

/** Hosts services over memory stores; `more` replaces parts of them. */
const host = (more: (host: Host) => Promise<Partial<HostedServices>> | Partial<HostedServices>, steps: string[] = []) =>
  hostProcess(
    {
      settings,
      name: 'tested',
      openStores: async () => {
        const data = sealedData(await openStores({ kind: 'memory' }), quietLog);
        const close = async () => {
          steps.push('stores are closed');
          await data.close();
        };
        return { ...data, close };
      },
    },
    async (given) => ({
      url: given.listener.loopbackUrl,
      health: { lags: async () => [] },
      leave: () => void steps.push('services leave'),
      stop: async () => void steps.push('services stop'),
      ...(await more(given)),
    }),
  );

/** An application without calls of the API. */
const pipelineOf = (app: Express): HttpPipeline =>
  Object.assign<RequestListener, { app: Express }>((...call) => app(...call), { app });

describe('a hosted process', () => {
  it('is ready only between the start of its services and the request to stop', async () => {
    const duringStart = Promise.withResolvers<unknown>();
    const steps: string[] = [];
    const running = await host(async ({ listener: { loopbackUrl } }) => {
      duringStart.resolve(await readyAt(loopbackUrl));
      return { leave: async () => void steps.push(...(await readyAt(loopbackUrl)).reasons) };
    }, steps);
    expect(await duringStart.promise).toMatchObject({ status: 503, reasons: ['it is starting'] });
    expect(await readyAt(running.url)).toMatchObject({ status: 200, reasons: [] });
    await running.stop();
    expect(steps).toEqual(['it is stopping', 'services stop', 'stores are closed']);
  });

  it('answers requests in progress before its services stop', async () => {
    const steps: string[] = [];
    const [received, mayReply] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const app = express().get('/slow', async (_request, response) => {
      received.resolve();
      await mayReply.promise;
      steps.push('reply');
      response.send('done');
    });
    const leave = () => {
      steps.push('services leave');
      mayReply.resolve();
    };
    const running = await host(() => ({ app: pipelineOf(app), leave }), steps);
    const reply = fetch(`${running.url}/slow`);
    await received.promise;
    await running.stop();
    expect(await (await reply).text()).toBe('done');
    expect(steps).toEqual(['services leave', 'reply', 'services stop', 'stores are closed']);
  });

  it('sends security headers with every reply, also where it has no application', async () => {
    const running = await host(() => ({}));
    const response = await fetch(`${running.url}/anything`);
    expect(response.status).toBe(404);
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(response.headers.get('Strict-Transport-Security')).toContain('max-age');
    await running.stop();
  });

  it('passes requests to the live connection before the application', async () => {
    const app = express().use((_request, response) => void response.send('application'));
    const live = {
      request: ({ url }: { url?: string }, response: { end(text: string): void }) => {
        if (url !== '/live') return false;
        response.end('live');
        return true;
      },
      upgrade: () => false,
    };
    const running = await host(() => ({ app: pipelineOf(app), live }));
    const texts = await Promise.all(['/live', '/page'].map(async (path) => (await fetch(running.url + path)).text()));
    expect(texts).toEqual(['live', 'application']);
    await running.stop();
  });
});
