import { sendFileRoute } from '@clearbench/contracts/file/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { benchClient } from '../client/bench-client.ts';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';

const statesOf = async (client: Awaited<ReturnType<typeof benchClient>>, fileId: string) =>
  (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];

describe('due answers', () => {
  it('survive the end of the process: the answer arrives after the restart', async () => {
    const folder = await temporaryFolder();
    const before = await runServer(folder.path);
    const client = await benchClient(before.url, 'tester');
    const groups = { transactions: [{ remittance: 'SIM:LATE(4S)' }] };
    const body = {
      templateName: 'sct-typical',
      envToken: 'sct',
      rbVersion: '2025' as const,
      values: { fileName: 'late', fields: {}, groups },
    };
    const { fileId } = (await client.call(importTemplateRoute, { body })).reply.vipFileSummary;
    await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
    await until(async () => (await statesOf(client, fileId))?.verdict);
    expect((await statesOf(client, fileId))?.answers[0]?.releasedAt).toBeUndefined();
    await before.kill();

    const after = await runServer(folder.path);
    const again = await benchClient(after.url, 'tester');
    expect(await until(async () => (await statesOf(again, fileId))?.answers[0]?.releasedAt)).toBeDefined();
    await after.stop();
    await folder.remove();
  });

  it('are processed by one process: a second one on the same folder is refused', async () => {
    const folder = await temporaryFolder();
    const first = await runServer(folder.path);
    await expect(runServer(folder.path)).rejects.toThrow('before it was ready');
    await first.stop();
    await folder.remove();
  });
});
