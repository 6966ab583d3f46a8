import { readMetricsRoute, scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import { onAPort } from '@clearbench/event-sourcing/serving/on-a-port';
import express, { type RequestHandler } from 'express';
import { scraperGate } from './scraper-gate.ts';

/** Keeps everybody out but for the administrator, and notes whom it was asked about. */
const doorkeeper = () => {
  const asked: string[] = [];
  const guard: RequestHandler = ({ headers: { cookie = '' } }, response, next) => {
    asked.push(cookie);
    if (cookie === 'admin') next();
    else response.sendStatus(401);
  };
  return { asked, guard };
};

/** Both routes of the metrics behind a gate, on a port of their own. */
const opened = async (token: string | undefined) => {
  const { asked, guard } = doorkeeper();
  const app = express();
  const gate = scraperGate(token);
  for (const route of [readMetricsRoute, scrapeMetricsRoute])
    app.get(route.path, ...gate(route, [(_request, _response, next) => next(), guard]), (_request, response) => {
      response.send('figures');
    });
  const { origin, stop: close } = await onAPort(app);
  const ask = async (headers: Record<string, string>, { path } = scrapeMetricsRoute as { path: string }) =>
    (await fetch(origin + path, { headers })).status;
  return { ask, asked, close };
};

describe('the way in for a scraper', () => {
  let door: Awaited<ReturnType<typeof opened>>;
  const open = async (token: string | undefined) => {
    door = await opened(token);
  };
  afterEach(() => door.close());

  it('passes who brings the token, without asking the guards', async () => {
    await open('open sesame');
    expect(await door.ask({ authorization: 'Bearer open sesame' })).toBe(200);
    expect(door.asked).toEqual([]);
  });

  it.each([
    '',
    'open sesame',
    'Bearer',
    'Bearer open',
    'Bearer open sesame!',
    'bearer open sesame',
    'Basic open sesame',
  ])('leaves who brings "%s" to the guards', async (authorization) => {
    await open('open sesame');
    expect(await door.ask({ authorization })).toBe(401);
    expect(door.asked).toEqual(['']);
  });

  it('lets in whom all guards let in', async () => {
    await open('open sesame');
    expect(await door.ask({ cookie: 'admin' })).toBe(200);
    expect(await door.ask({ cookie: 'admin', authorization: 'Bearer another' })).toBe(200);
    expect(door.asked).toEqual(['admin', 'admin']);
  });

  it('leads to no other route', async () => {
    await open('open sesame');
    expect(await door.ask({ authorization: 'Bearer open sesame' }, readMetricsRoute)).toBe(401);
  });

  it('is closed where the operator has set no token', async () => {
    await open(undefined);
    for (const authorization of ['Bearer ', 'Bearer undefined', ''])
      expect(await door.ask({ authorization })).toBe(401);
    expect(await door.ask({ cookie: 'admin' })).toBe(200);
  });
});
