import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { type BenchClient, benchClient, patient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { until } from '../client/until.ts';
import { repeatedCommands } from '../kill/equal-replay.ts';
import { createTestData } from '../services/create-test-data.ts';
import { type Installation, openInstallation } from '../services/installation.ts';
import type { RunningService } from '../services/run-service.ts';
import { ended, read, started } from './runs.ts';

const isAtWork = ({ printed }: RunningService): boolean =>
  printed.some((line) => line.includes('this process is at work now') && line.includes('background'));

describe('a run of a suite on separate services', () => {
  let here: Installation;
  let commands: RunningService[];
  let client: BenchClient;
  beforeAll(async () => {
    const publicPort = await freePort();
    here = await openInstallation(publicPort);
    await here.start('projections');
    commands = await Promise.all(here.commandPorts.map((port) => here.start('command-service', port)));
    const { url } = await here.start('query-service', publicPort);
    const code = /administrator: ([A-Z2-9-]{19})/.exec(commands[0]?.printed.join('\n') ?? '')?.[1] ?? '';
    client = patient(await benchClient(url, '', await here.signIn(url, 'ada')));
    expect((await client.call(claimInstallationRoute, { body: { code } })).status).toBe(200);
    await createTestData(client);
  });
  afterAll(() => here.stop());

  it('runs in the command service that does the background work; another one goes on when it is killed', async () => {
    const { environmentToken } = sampleSettings;
    const runId = await started(client, { environmentToken, suiteId: 'sct-2025' });
    const seen = await until(async () => {
      const run = await read(client, runId);
      return run.passed > 5 ? run : undefined;
    });
    const working = await until(async () => commands.find(isAtWork));
    await working.kill();
    const run = await ended(client, runId);
    expect(run).toMatchObject({ state: 'passed', failed: 0, errors: 0, passed: run.cases });
    expect(run.passed).toBeGreaterThan(seen.passed);
    await here.end();
    expect(await repeatedCommands(here.location)).toEqual([]);
  }, 300_000);
});
