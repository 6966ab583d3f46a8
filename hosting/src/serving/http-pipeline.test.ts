import { sessionCookieName } from '@clearbench/access/session/session-cookie';
import { Failure } from '@clearbench/contracts/failure';
import { minPositionHeader, positionHeader, requestIdHeader } from '@clearbench/contracts/header-names';
import { scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import { changeAppSettingsRoute } from '@clearbench/contracts/settings/routes';
import { onAPort } from '@clearbench/contracts/testing/on-a-port.fixture';
import { systemClock } from '@clearbench/event-sourcing/clock';
import { loadBudget } from '@clearbench/event-sourcing/serving/load-budget';
import { noTracing } from '@clearbench/event-sourcing/tracing';
import type { RequestHandler } from 'express';
import { productLog } from '../product-log.ts';
import { type EdgeParts, type HttpPipelineParts, httpPipeline } from './http-pipeline.ts';

const figures = 'clearbench_events_total 7\n'.repeat(200);
const publicUrl = 'http://localhost:8080';

const guard: HttpPipelineParts['guard'] = (route) => [
  (request, response, next) => {
    const userId = request.get('X-Test-User');
    if (userId === 'unknown') throw new Failure('session.missing', { place: route.path });
    response.locals.principal = { user: { userId } };
    next();
  },
];

/** A pipeline with a command and a query on a port, and what was logged, timed and waited for. */
const opened = async (more: (timed: string[]) => Partial<HttpPipelineParts> = () => ({})) => {
  const [logged, timed, waited]: [string[], string[], number[]] = [[], [], []];
  const command: RequestHandler = (request, response) => {
    if (request.get('X-Test-Fault')) throw new Error('a fault of the server');
    response.set(positionHeader, '7').json({});
  };
  const { origin, stop } = await onAPort(
    httpPipeline({
      settings: {
        publicUrl,
        trustedProxies: 0,
        commandsPerMinute: 2,
        bodies: { perProcess: 1_000, perAccount: 100 },
        largestContent: 1_000,
      },
      endpoints: [
        { route: changeAppSettingsRoute, handlers: [command] },
        { route: scrapeMetricsRoute, handlers: [(_request, response) => void response.type('text').send(figures)] },
      ],
      guard,
      views: { get: async () => undefined, reached: async (position) => void waited.push(position) },
      loads: loadBudget({ perProcess: 1_000, perAccount: 1_000 }),
      pages: [({ path }, response, next) => (path === '/page' ? void response.send('<p>page</p>') : next())],
      clock: systemClock(),
      log: productLog('debug', { write: (line) => void logged.push(line) }),
      tracing: noTracing,
      ...more(timed),
    }),
  );
  const ask = (path: string, headers: Record<string, string> = {}, body?: string) =>
    fetch(origin + path, {
      headers: { 'X-Test-User': 'anna', ...headers },
      ...(body === undefined ? {} : { method: 'POST', body }),
    });
  const send = (headers: Record<string, string> = {}, body = '{}') => ask(changeAppSettingsRoute.path, headers, body);
  return { ask, send, stop, logged, timed, waited };
};

const timedBy =
  (timed: string[]): EdgeParts['timed'] =>
  ({ name }) =>
  (_request, _response, next) => {
    timed.push(name);
    next();
  };

describe('HTTP pipeline', () => {
  let server: Awaited<ReturnType<typeof opened>>;
  afterEach(() => server.stop());

  it('gives every request an id, in the reply, in problems and in the log', async () => {
    server = await opened();
    const headers = { [requestIdHeader]: 'request-1', 'X-Test-Fault': 'yes' };
    const response = await server.send(headers);
    expect(response.headers.get(requestIdHeader)).toBe('request-1');
    expect([response.status, await response.json()]).toEqual([
      500,
      expect.objectContaining({ errorKey: 'server_error', requestId: 'request-1' }),
    ]);
    expect(server.logged.find((line) => line.includes('our fault'))).toContain('"requestId":"request-1"');
  });

  it('answers an unknown path with a problem, and pages and problems with the headers of pages', async () => {
    server = await opened();
    for (const [path, status] of [
      ['/page', 200],
      ['/api/unknown', 404],
    ] as const) {
      const response = await server.ask(path);
      expect(response.status).toBe(status);
      expect(response.headers.get('Content-Security-Policy')).toContain("script-src 'self'");
    }
  });

  it('calls the guard before any limit', async () => {
    server = await opened();
    const refused = await server.send({ 'X-Test-User': 'unknown' }, 'x'.repeat(500));
    expect(await refused.json()).toMatchObject({ status: 401, errorKey: 'session.missing' });
  });

  it('limits the bytes of the bodies of an account', async () => {
    server = await opened();
    const response = await server.send({ 'Content-Type': 'application/json' }, 'x'.repeat(500));
    expect(await response.json()).toMatchObject({ errorKey: 'request.tooMuchAtOnce' });
  });

  it('limits the commands of an account, and its reads only where there is a limit', async () => {
    server = await opened();
    const statuses: number[] = [];
    for (let time = 0; time < 3; time++) statuses.push((await server.send()).status);
    for (let time = 0; time < 3; time++) statuses.push((await server.ask(scrapeMetricsRoute.path)).status);
    expect(statuses).toEqual([200, 200, 429, 200, 200, 200]);
    expect((await server.send({ 'X-Test-User': 'bert' })).status).toBe(200);
  });

  it('waits for the position that a request names', async () => {
    server = await opened();
    await server.ask(scrapeMetricsRoute.path, { [minPositionHeader]: '5' });
    expect(server.waited).toEqual([5]);
  });

  it.each([
    [false, []],
    [true, [7]],
  ])('waits for the last write of a session where it knows every write: %s', async (isWhole, waited) => {
    server = await opened(() => ({ isWhole }));
    const cookie = { Cookie: `${sessionCookieName(publicUrl)}=one` };
    await server.send(cookie);
    await server.ask(scrapeMetricsRoute.path, cookie);
    expect(server.waited).toEqual(waited);
  });

  it('measures routes, compresses replies and knows the path of scrapers at the edge only', async () => {
    server = await opened();
    expect((await server.ask(scrapeMetricsRoute.path)).headers.get('Content-Encoding')).toBeNull();
    expect((await server.ask('/metrics')).status).toBe(404);
    await server.stop();
    server = await opened((timed) => ({ edge: { timed: timedBy(timed) } }));
    const scraped = await server.ask('/metrics', { 'Accept-Encoding': 'gzip' });
    expect([scraped.headers.get('Content-Encoding'), await scraped.text()]).toEqual(['gzip', figures]);
    expect(server.timed).toEqual([scrapeMetricsRoute.name]);
  });

  it('forwards requests before its own routes', async () => {
    const forward: RequestHandler = ({ method, originalUrl }, response, next) =>
      method === 'POST' ? void response.send(`forwarded ${originalUrl}`) : next();
    server = await opened((timed) => ({ edge: { timed: timedBy(timed), forward } }));
    expect(await (await server.send()).text()).toBe(`forwarded ${changeAppSettingsRoute.path}`);
    expect((await server.ask(scrapeMetricsRoute.path)).status).toBe(200);
    expect(server.timed).toEqual([scrapeMetricsRoute.name]);
  });
});
