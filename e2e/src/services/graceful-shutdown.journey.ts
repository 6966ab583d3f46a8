import { once } from 'node:events';
import { readContentRoute } from '@clearbench/contracts/file/routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { type Health, paths } from '@clearbench/hosting/health/health';
import { type BenchClient, benchClient, patient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { liveClient } from '../client/live-client.ts';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { createTestData } from './create-test-data.ts';
import { elsewhere, type Installation, openInstallation } from './installation.ts';
import type { RunningService } from './run-service.ts';
import { slowUpload } from './slow-upload.ts';

/** Long enough for a loaded machine to read the health of a process before it stops listening. */
const notice = { CLEARBENCH_NOTICE_SECONDS: '3' };
const upload = (
  origin: string,
  client: BenchClient,
  name: string,
  environmentToken: string = sampleSettings.environmentToken,
) => slowUpload(origin, client, { environmentToken, content: samplePayment(name, '10.00') });

/** The registered code for a server that stops in order. */
const restart = 'c[1012,"leaving"]';

type StoppingService = Pick<RunningService, 'url' | 'process'>;

/** Stops a process, and waits until its health is bad while it still answers. */
const requestStop = async ({ url, process }: StoppingService): Promise<void> => {
  process.kill('SIGTERM');
  let text: Partial<Health> = { ready: true };
  while (text.ready) text = (await (await fetch(`${url}${paths.ready}`)).json()) as Health;
  expect(text).toMatchObject({ ready: false, reasons: ['it is stopping'] });
};
/** Waits until new connections are refused; the time limit of the test ends the wait. */
const closed = async ({ url }: StoppingService): Promise<void> => {
  const isOpen = () =>
    fetch(`${url}${paths.live}`).then(
      () => true,
      () => false,
    );
  while (await isOpen());
};
const exit = async ({ process }: StoppingService): Promise<number | null> => {
  if (process.exitCode === null) await once(process, 'exit');
  return process.exitCode;
};

describe('a service that is stopped during a slow upload', () => {
  let here: Installation;
  let projectors: RunningService[];
  let command: RunningService;
  let edges: RunningService[];
  let client: BenchClient;

  beforeAll(async () => {
    const publicPort = await freePort();
    here = await openInstallation(publicPort, notice);
    projectors = await Promise.all([here.start('projections'), here.start('projections')]);
    const commands = await Promise.all(here.commandPorts.map((port) => here.start('command-service', port)));
    edges = await Promise.all([here.start('query-service', publicPort), here.start('query-service')]);
    [command] = commands as [RunningService];
    const origin = edges[0]?.url ?? '';
    client = patient(await benchClient(origin, '', await here.signIn(origin, 'ada')));
    const code = /administrator: ([A-Z2-9-]{19})/.exec(command.printed.join('\n'))?.[1] ?? '';
    await client.call(claimInstallationRoute, { body: { code } });
    await createTestData(client);
  });
  afterAll(() => here.stop());

  const readable = async (body: string, reader = client): Promise<number> => {
    const { fileId } = (JSON.parse(body) as { vipFileSummary: { fileId: string } }).vipFileSummary;
    return (await reader.call(readContentRoute, { params: { fileId }, query: {} })).status;
  };

  it('releases the read models, and the other one receives the upload', async () => {
    const atWork = projectors.find(({ printed }) =>
      printed.some((line) => line.includes('this process is at work now')),
    );
    if (!atWork) throw new Error('no process projects');
    const slow = await upload(edges[0]?.url ?? '', client, 'projections');
    await requestStop(atWork);
    const { status, body } = await slow.finish();
    expect([status, await exit(atWork)]).toEqual([200, 0]);
    expect(await readable(body)).toBe(200);
  });

  it('completes its commands, and accepts no more', async () => {
    const slow = await upload(command.url, client, 'command');
    await requestStop(command);
    await closed(command);
    const { status, body } = await slow.finish();
    expect([status, await exit(command)]).toEqual([200, 0]);
    expect(await readable(body)).toBe(200);
  });

  it('completes its forwarded requests, and closes live connections at once', async () => {
    const [edge, next] = edges as [RunningService, RunningService];
    const live = await liveClient(edge.url, client);
    const slow = await upload(edge.url, client, 'query');
    await requestStop(edge);
    await live.ended;
    expect(live.goodbye()).toBe(restart);
    await closed(edge);
    const { status, body } = await slow.finish();
    expect([status, await exit(edge)]).toEqual([200, 0]);
    const other = patient(await benchClient(next.url, '', elsewhere(client.browser, next.url)));
    expect(await readable(body, other)).toBe(200);
    await (await liveClient(next.url, other)).close();
  });
});

it('the product in one process completes a slow upload before it ends', async () => {
  const folder = await temporaryFolder();
  const server = await runServer(folder.path, notice);
  const tester = await benchClient(server.url, 'tester');
  const live = await liveClient(server.url, tester);
  const slow = await upload(server.url, tester, 'app', 'sct');
  await requestStop(server);
  await live.ended;
  expect(live.goodbye()).toBe(restart);
  await closed(server);
  expect((await slow.finish()).status).toBe(200);
  expect(await exit(server)).toBe(0);
  await folder.remove();
});
