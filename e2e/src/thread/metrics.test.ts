import { readMetricsRoute, scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { serving } from '../client/serving.ts';

const token = 'a-token-only-scrapers-have';

describe('metrics over HTTP', () => {
  const here = serving({ CLEARBENCH_METRICS_TOKEN: token });
  let admin: BenchClient;
  beforeAll(async () => {
    admin = await benchClient(here.server.url, 'admin');
  });
  const scrape = (headers: Record<string, string>, path: string = scrapeMetricsRoute.path) =>
    fetch(`${here.server.url}${path}`, { headers });

  it('contain reads, rates and positions for administrators', async () => {
    for (let turn = 0; turn < 3; turn += 1) await admin.call(listSimEnvsRoute, {});
    const { reply } = await admin.call(readMetricsRoute, {});
    const { path } = listSimEnvsRoute;
    expect(reply.requests.find((one) => one.path === path)).toMatchObject({ method: 'GET', count: 3, faults: 0 });
    expect(reply.projections.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['user', 'plan', 'look-and-feel']),
    );
    expect(reply.head).toBeGreaterThan(0);
    expect(reply.parked).toEqual({ count: 0, events: [] });
    expect(readMetricsRoute.reply.safeParse(reply).success).toBe(true);
  });

  it('are readable by a scraper with the token only', async () => {
    const answer = await scrape({ Authorization: `Bearer ${token}` });
    expect(answer.headers.get('Content-Type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect(await answer.text()).toContain('clearbench_http_request_duration_seconds_bucket{');
    for (const authorization of ['', `Bearer ${token}x`, token, 'Bearer '])
      expect((await scrape({ Authorization: authorization })).status).toBe(401);
  });

  it('are the only data that the token gives access to', async () => {
    expect((await scrape({ Authorization: `Bearer ${token}` }, readMetricsRoute.path)).status).toBe(401);
    expect((await here.tester.call(scrapeMetricsRoute, {})).status).toBe(403);
  });
});
