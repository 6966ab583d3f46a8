import { renameFileRoute } from '@clearbench/contracts/file/routes';
import { scrapeMetricsRoute } from '@clearbench/contracts/metrics/routes';
import { loginUrlsRoute } from '@clearbench/contracts/session/routes';
import { listSimEnvsRoute } from '@clearbench/contracts/sim-env/routes';
import { benchClient } from '../client/bench-client.ts';
import { liveClient } from '../client/live-client.ts';
import { serving } from '../client/serving.ts';

const allowed = 4;
const token = 'a token of some length';

describe('queries of one account', () => {
  const here = serving({ CLEARBENCH_READS_PER_MINUTE: String(allowed), CLEARBENCH_METRICS_TOKEN: token });

  it('are limited for this account only, while commands and notices continue', async () => {
    const [second, other] = [await benchClient(here.server.url, 'tester'), await benchClient(here.server.url, 'admin')];
    const statuses: number[] = [];
    // One is allowed every 15 seconds, so that many more are refused.
    for (let requested = 0; requested < 10 * allowed && statuses.at(-1) !== 429; requested += 1)
      statuses.push((await here.tester.call(listSimEnvsRoute, {})).status);
    expect(statuses).toContain(200);
    expect(statuses.at(-1)).toBe(429);

    const refused = await second.call(listSimEnvsRoute, {});
    expect(refused.reply).toMatchObject({ errorKey: 'request.tooMany', params: { seconds: expect.any(Number) } });
    expect(Number(refused.headers.get('Retry-After'))).toBeGreaterThan(0);
    const request = { params: { fileId: 'no-such-file' }, body: 'other.xml' } as const;
    expect((await second.call(renameFileRoute, request)).status).toBe(404);
    expect((await other.call(listSimEnvsRoute, {})).status).toBe(200);
    expect((await second.call(loginUrlsRoute, {})).status).toBe(200);
    const live = await liveClient(here.server.url, second);
    await live.close();
  });

  it('do not include those of a scraper, which is not an account', async () => {
    for (let requested = 0; requested < 3 * allowed; requested += 1) {
      const headers = { Authorization: `Bearer ${token}` };
      const { status } = await fetch(here.server.url + scrapeMetricsRoute.path, { headers });
      expect(status).toBe(200);
    }
  });
});
