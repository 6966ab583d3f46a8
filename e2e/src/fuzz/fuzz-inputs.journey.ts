import { xsrfCookie, xsrfHeader } from '@clearbench/contracts/header-names';
import { benchClient } from '../client/bench-client.ts';
import { liveClient } from '../client/live-client.ts';
import { servingProcess } from '../client/serving.ts';
import { fuzzInputs } from './fuzz-inputs.ts';
import { liveInput } from './live-inputs.ts';
import { randomChoiceFrom } from './random-choice.ts';
import { type HealthWatch, type Noted, watchHealth } from './server-health.ts';
import { uploadInput } from './upload-inputs.ts';

/** Looser than in `npm run fuzz`, because tests share the machine. */
const limits = { longestWait: 2_000, memory: 2_000 };

describe('hostile inputs to the live connection and to uploads', () => {
  const here = servingProcess();
  let watching: HealthWatch;
  beforeAll(() => {
    watching = watchHealth(here.server.url, here.server.process.pid);
  });
  afterAll(() => watching.end());

  const targetOf = async () => {
    const { browser } = await benchClient(here.server.url, 'tester2');
    const headers = { [xsrfHeader]: browser.cookie(xsrfCookie) ?? '' };
    return { origin: here.server.url, cookie: browser.cookieHeader(), headers };
  };

  it('delay no other client, and are answered', async () => {
    const [target, chance] = [await targetOf(), randomChoiceFrom(20_261_122)];
    const live = await fuzzInputs(() => liveInput(target, chance), 20, 8, watching, limits);
    expect(live.faults).toEqual([]);
    expect(live.statuses.get(413)).toBeGreaterThan(0);
    const uploads = await fuzzInputs(() => uploadInput(target, chance), 1, 1, watching, limits);
    expect(uploads.faults).toEqual([]);
    const other = await liveClient(here.server.url, here.tester);
    await other.close();
  });
});

describe('a fuzz run', () => {
  const quiet: Noted = { longest: 5, longestOfServer: 5, attempts: 3 };
  const watchOf = (noted: Noted, most = 100): HealthWatch => ({
    note: async () => noted,
    memory: async () => ({ now: 1, most }),
    end: async () => undefined,
  });
  const faultsOf = async (status: number, watched: HealthWatch): Promise<string[]> => {
    const input = { name: 'an input', run: async () => [status] };
    return (await fuzzInputs(() => input, 1, 1, watched, limits)).faults.map(({ fault }) => fault);
  };

  it('detects forbidden effects of an input', async () => {
    expect(await faultsOf(400, watchOf(quiet))).toEqual([]);
    expect(await faultsOf(503, watchOf(quiet))).toEqual([]);
    expect(await faultsOf(500, watchOf(quiet))).toEqual(['answered 500']);
    expect(await faultsOf(200, watchOf({ ...quiet, longest: 9_000, longestOfServer: 8_000 }))).toEqual([
      'another client waited 8000 ms',
    ]);
    expect(await faultsOf(200, watchOf({ ...quiet, longest: 9_000 }))).toEqual([]);
    expect(await faultsOf(200, watchOf({ ...quiet, failed: 'ECONNREFUSED' }))).toEqual([
      'another client was not answered: ECONNREFUSED',
    ]);
    expect(await faultsOf(200, watchOf(quiet, 2_001))).toEqual(['the server took 2001 MB']);
  });
});
