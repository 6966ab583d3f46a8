import { setTimeout as pause } from 'node:timers/promises';
import { browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { settingsFrom } from '@clearbench/app/settings';
import { caseStateAt } from '@clearbench/contracts/suite-run/choices';
import { readSuiteRunCaseRoute } from '@clearbench/contracts/suite-run/routes';
import { contentReferences } from '@clearbench/event-sourcing/contents/content-references';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { differencesFromReplay, repeatedCommands } from '../kill/equal-replay.ts';
import { ended, read, started } from './runs.ts';

/** Set by an environment variable for long tests. */
const kills = Number(process.env.CLEARBENCH_RUN_KILLS ?? 3);

/** The cases with more than one result in the log, and the contents that its events name and that are missing. */
const finishedTwiceOrMissing = async (location: Readonly<Record<string, string>>): Promise<string[]> => {
  const stores = await openData(settingsFrom(location), quietLog);
  try {
    const seen = new Set<string>();
    const twice: string[] = [];
    const references = contentReferences();
    for (let after = 0; ; ) {
      const events = await stores.events.readAll(after, 5_000);
      for (const { type, data, position } of events) {
        after = position;
        references.note({ type, data });
        if (type !== 'SuiteCaseFinished') continue;
        const { runId, number } = data as { readonly runId: string; readonly number: number };
        const key = `${runId} ${number}`;
        if (seen.has(key)) twice.push(key);
        seen.add(key);
      }
      if (events.length > 0) continue;
      for (const sha256 of references.needed()) if (!(await stores.contents.has(sha256))) twice.push(sha256);
      return seen.size === 0 ? ['no case at all'] : twice;
    }
  } finally {
    await stores.close();
  }
};

describe('a run of a suite whose process is killed', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeEach(async () => {
    folder = await temporaryFolder();
  });
  afterEach(() => folder.remove());

  it('goes on at its first unfinished case, loses no finished case and finishes no case twice', async () => {
    const port = String(await freePort());
    const visitor = browser(`http://localhost:${port}`);
    let server = await runServer(folder.path, { PORT: port });
    await signInAs(visitor, 'tester');
    const tester = await benchClient(server.url, 'tester', visitor);
    const runId = await started(tester, { parallel: 2 });
    let finished = 0;
    for (let kill = 0; kill < kills; kill += 1) {
      const before = finished;
      const seen = await until(async () => {
        const run = await read(tester, runId);
        return run.passed > before + 2 || run.endedAt !== undefined ? run : undefined;
      });
      finished = seen.passed;
      await pause(Math.random() * 300);
      await server.kill();
      server = await runServer(folder.path, { PORT: port });
      const after = await read(tester, runId);
      expect(after.passed).toBeGreaterThanOrEqual(finished);
      const lost = [...seen.caseStates].filter(
        (letter, index) => letter === 'p' && caseStateAt(after.caseStates, index + 1) !== 'passed',
      );
      expect(lost).toEqual([]);
    }
    const run = await ended(tester, runId);
    expect(run).toMatchObject({ state: 'passed', failed: 0, errors: 0, passed: run.cases });
    expect(run.caseStates).toBe('p'.repeat(run.cases));
    for (let number = 1; number <= run.cases; number += 1) {
      const { reply } = await tester.call(readSuiteRunCaseRoute, { params: { runId, number } });
      const steps = reply.finishedSteps.map(({ step }) => step);
      expect({ number, steps }).toEqual({ number, steps: Array.from({ length: reply.steps }, (_, at) => at + 1) });
    }
    await server.stop();
    const location = { CLEARBENCH_DATA: folder.path };
    expect(await finishedTwiceOrMissing(location)).toEqual([]);
    expect(await repeatedCommands(location)).toEqual([]);
    expect(await differencesFromReplay(location)).toEqual([]);
  }, 600_000);
});
