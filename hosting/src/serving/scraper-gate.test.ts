import { readMetricsRoute, scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import express, { type RequestHandler } from 'express';
import { scraperGate } from './scraper-gate.ts';

/** A guard that admits only the administrator, and records its calls. */
const recordingGuard = () => {
  const requested: string[] = [];
  const guard: RequestHandler = ({ headers: { cookie = '' } }, response, next) => {
    requested.push(cookie);
    if (cookie === 'admin') next();
    else response.sendStatus(401);
  };
  return { asked: requested, guard };
};

/** Both metrics paths behind the gate, on a separate port. */
const opened = async (token: string | undefined) => {
  const { asked: requested, guard } = recordingGuard();
  const app = express();
  const gate = scraperGate(token);
  for (const route of [readMetricsRoute, scrapeMetricsRoute])
    app.get(route.path, ...gate(route, [(_request, _response, next) => next(), guard]), (_request, response) => {
      response.send('figures');
    });
  const { origin, stop: close } = await onAPort(app);
  const ask = async (headers: Record<string, string>, { path } = scrapeMetricsRoute as { path: string }) =>
    (await fetch(origin + path, { headers })).status;
  return { ask, asked: requested, close };
};

describe('scraper gate', () => {
  let listener: Awaited<ReturnType<typeof opened>>;
  const open = async (token: string | undefined) => {
    listener = await opened(token);
  };
  afterEach(() => listener.close());

  it('admits the token without calling the guards', async () => {
    await open('open sesame');
    expect(await listener.ask({ authorization: 'Bearer open sesame' })).toBe(200);
    expect(listener.asked).toEqual([]);
  });

  it.each([
    '',
    'open sesame',
    'Bearer',
    'Bearer open',
    'Bearer open sesame!',
    'bearer open sesame',
    'Basic open sesame',
  ])('leaves requests with "%s" to the guards', async (authorization) => {
    await open('open sesame');
    expect(await listener.ask({ authorization })).toBe(401);
    expect(listener.asked).toEqual(['']);
  });

  it('admits callers that all guards admit', async () => {
    await open('open sesame');
    expect(await listener.ask({ cookie: 'admin' })).toBe(200);
    expect(await listener.ask({ cookie: 'admin', authorization: 'Bearer another' })).toBe(200);
    expect(listener.asked).toEqual(['admin', 'admin']);
  });

  it('applies to no other route', async () => {
    await open('open sesame');
    expect(await listener.ask({ authorization: 'Bearer open sesame' }, readMetricsRoute)).toBe(401);
  });

  it('is closed without a token in the settings', async () => {
    await open(undefined);
    for (const authorization of ['Bearer ', 'Bearer undefined', ''])
      expect(await listener.ask({ authorization })).toBe(401);
    expect(await listener.ask({ cookie: 'admin' })).toBe(200);
  });
});
