import { listRemovedFilesRoute, restoreFileRoute } from '@clearbench/contracts/file/removed-routes';
import { listFilesRoute, readFileRoute, renameFileRoute, sendFileRoute } from '@clearbench/contracts/file/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { changeProfileRoute, readProfileRoute } from '@clearbench/contracts/user/routes';
import { openLog } from '@clearbench/stores/open-stores';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { daysFromNow, writeOlderFiles } from '../client/older-files.ts';
import { runServer } from '../client/running-server.ts';
import { type Stoppable, serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';

const query = { environmentToken: 'sct' };
const listed = async (client: BenchClient) => (await client.call(listFilesRoute, { query })).reply;
const removed = async (client: BenchClient) => (await client.call(listRemovedFilesRoute, { query })).reply;
const restore = (client: BenchClient, fileId: string) => client.call(restoreFileRoute, { params: { fileId } });

/** Polls until the condition holds; the time limit of the test ends the wait. */
const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  while (!(await isSo()));
};

describe('expiring files', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let server: Stoppable;
  const old = Array.from({ length: 300 }, (_, number) => `old-${number}`);

  beforeAll(async () => {
    folder = await temporaryFolder();
    const aged = old.map((fileId) => ({ fileId, account: 'tester', madeAt: daysFromNow(-31) }));
    await writeOlderFiles(folder.path, [
      ...aged,
      { fileId: 'fresh', account: 'tester', madeAt: daysFromNow(-10) },
      { fileId: 'soon', account: 'tester2', madeAt: daysFromNow(-29) },
    ]);
  });
  afterAll(async () => {
    await server.stop();
    await folder.remove();
  });

  it('expire once each, also when the process is killed at any time', async () => {
    const first = await runServer(folder.path);
    const before = await benchClient(first.url, 'tester');
    await until(async () => (await removed(before)).total > 0);
    await first.kill();
    server = await serveHere(folder.path);
    const after = await benchClient(server.url, 'tester');
    await until(async () => (await removed(after)).total === old.length);
    const shown = await listed(after);
    expect(shown.items.map(({ fileId }) => fileId).sort()).toEqual(['fresh', 'soon']);
    expect(shown.total).toBe(2);
    const log = await openLog(folder.path).readAll(0, 10_000);
    expect(log.filter(({ type }) => type === 'FileExpired')).toHaveLength(old.length);
  });

  it('are listed page after page, each with the end of its restore period', async () => {
    const client = await benchClient(server.url, 'tester');
    const first = (await client.call(listRemovedFilesRoute, { query: { ...query, limit: 200 } })).reply;
    const { next = '' } = first;
    const second = (await client.call(listRemovedFilesRoute, { query: { ...query, limit: 200, after: next } })).reply;
    const all = [...first.items, ...second.items];
    expect(new Set(all.map(({ fileId }) => fileId)).size).toBe(old.length);
    expect(second.next).toBeUndefined();
    for (const { removedAt, restorableUntil } of all)
      expect(Date.parse(restorableUntil) - Date.parse(removedAt)).toBe(7 * 86_400_000);
  });

  it('accept only a restore, which brings back their state', async () => {
    const client = await benchClient(server.url, 'tester');
    const params = { fileId: 'old-7' };
    expect((await client.call(readFileRoute, { params })).status).toBe(404);
    expect((await client.call(renameFileRoute, { params, body: 'x.xml' })).status).toBe(404);
    expect((await client.call(sendFileRoute, { params, query: { action: 'send' } })).status).toBe(404);
    const back = await restore(client, 'old-7');
    expect(back).toMatchObject({ status: 200, reply: { vipFileSummary: { fileId: 'old-7', fileName: 'old-7.xml' } } });
    expect(Date.parse(back.reply.vipFileSummary.expiresAt ?? '')).toBeGreaterThan(Date.now() + 29 * 86_400_000);
    expect((await restore(client, 'old-7')).status).toBe(200);
    expect((await restore(client, 'never-there')).status).toBe(404);
    const read = (await client.call(readFileRoute, { params })).reply;
    expect(read.content).toContain('<MsgId>OLDER</MsgId>');
    expect((await listed(client)).total).toBe(3);
    expect((await removed(client)).total).toBe(old.length - 1);
  });

  it('show their expiry, by the current retention of their owner', async () => {
    const client = await benchClient(server.url, 'tester');
    const expiresAt = async (fileId: string) =>
      (await listed(client)).items.find((item) => item.fileId === fileId)?.expiresAt?.slice(0, 10);
    expect(await expiresAt('fresh')).toBe(daysFromNow(20).slice(0, 10));
    expect(await expiresAt('soon')).toBe(daysFromNow(1).slice(0, 10));
    const settings = (await client.call(readProfileRoute, {})).reply;
    await client.call(changeProfileRoute, { body: { ...settings, reorgFiles: 'never' } });
    expect(await expiresAt('fresh')).toBeUndefined();
    expect((await client.call(readFileRoute, { params: { fileId: 'fresh' } })).reply.vipFileSummary).not.toHaveProperty(
      'goesAt',
    );
    expect(await expiresAt('soon')).toBe(daysFromNow(1).slice(0, 10));
  });

  it("include the answers to a user's files, by the retention of their sender", async () => {
    const client = await benchClient(server.url, 'tester2');
    const body = {
      templateName: 'sct-typical',
      envToken: 'sct',
      rbVersion: '2025' as const,
      values: { fileName: 'asked', fields: {}, groups: { transactions: [{}] } },
    };
    const { fileId } = (await client.call(importTemplateRoute, { body })).reply.vipFileSummary;
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    const sent = async () => (await listed(client)).items.find((item) => item.fileId === fileId);
    const answer = async () => (await listed(client)).items.find(({ causedByFileId }) => causedByFileId === fileId);
    await until(async () => (await answer()) !== undefined);
    expect((await answer())?.expiresAt?.slice(0, 10)).toBe(daysFromNow(30).slice(0, 10));
    const { transferState, expiresAt } = (await sent()) ?? {};
    expect(expiresAt === undefined).toBe(transferState !== 'closed');
  });
});
