import { readContentRoute, saveContentRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { liveClient } from '../client/live-client.ts';
import { type RunningServer, runServer } from '../client/running-server.ts';
import { serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { filesOfRun } from '../suite-run/files-of-run.ts';
import { ended, started } from '../suite-run/runs.ts';
import type { Storage } from './installation.ts';

const create = async (client: BenchClient, fileName: string) => {
  const values = { fileName, fields: {}, groups: { transactions: [{ amount: '10.11' }] } };
  const body = { templateName: 'sct-typical', envToken: 'sct', rbVersion: '2025' as const, values };
  return (await client.call(importTemplateRoute, { body })).reply.vipFileSummary;
};

/** What the product does in one process on any servers; the servers are stopped afterwards. */
export const oneProcessSpec = (openStorage: () => Promise<Storage>): void => {
  let storage: Storage;
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: RunningServer;
  // A start after a kill waits until the lease of the killed process ends.
  const settings = () => ({ ...storage.location, CLEARBENCH_LEASE_SECONDS: '4' });
  const start = () => runServer(folder.path, settings());

  beforeAll(async () => {
    folder = await temporaryFolder();
    storage = await openStorage();
    server = await start();
  });
  afterAll(async () => {
    await server.stop();
    await storage.stop();
    await folder.remove();
  });

  it('does the main workflow, and all data exists after a kill', async () => {
    const tester = await benchClient(server.url, 'tester');
    const live = await liveClient(server.url, tester);
    const { fileId } = await create(tester, 'on-servers');
    const text = (await tester.call(readContentRoute, { params: { fileId }, query: {} })).reply;
    const edited = text.replace('10.11', '10.00').replace('10.11', '10.00');
    const saved = await tester.call(saveContentRoute, { params: { fileId }, body: edited, ifMatch: 1 });
    expect(saved.reply.vipFileOverviewSummary).toMatchObject({ contentVersion: 2, errors: 0 });
    await tester.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    await live.until((received) => received.some(({ to }) => to === 'answered'));
    await live.close();

    await server.kill();
    server = await start();
    const again = await benchClient(server.url, 'tester');
    expect((await again.call(readContentRoute, { params: { fileId }, query: {} })).reply).toBe(edited);
    const [transfer] = (await again.call(listTransfersRoute, { query: { fileId } })).reply.items;
    expect(transfer?.answers[0]?.releasedAt).toBeDefined();
  });

  it('gives the files of a run of a suite the same bytes as with SQLite', async () => {
    const other = await temporaryFolder();
    const onSqlite = await serveHere(other.path);
    const testers = await Promise.all([server, onSqlite].map(({ url }) => benchClient(url, 'tester')));
    const choices = { seed: 7, at: '2027-06-15T09:00:00Z', tags: ['happy'] };
    const [onServers = [], onFolder = []] = await Promise.all(
      testers.map(async (tester) => filesOfRun(tester, await ended(tester, await started(tester, choices)))),
    );
    expect(onServers.length).toBeGreaterThan(4);
    expect(onServers).toEqual(onFolder);
    await onSqlite.stop();
    await other.remove();
  });

  it('runs in one process at a time: the next waits until the first has ended', async () => {
    let isReady = false;
    const next = start().then((started) => {
      isReady = true;
      return started;
    });
    const tester = await benchClient(server.url, 'tester');
    await create(tester, 'while-another-waits');
    expect(isReady).toBe(false);
    await server.stop();
    server = await next;
    expect((await create(await benchClient(server.url, 'tester'), 'taken-over')).errors).toBe(0);
  });
};
