import { sendFileRoute } from '@clearbench/contracts/file/routes';
import { importTemplateRoute } from '@clearbench/contracts/template/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { runServer } from '../client/running-server.ts';
import { serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';

const statesOf = async (client: BenchClient, fileId: string) =>
  (await client.call(listTransfersRoute, { query: { fileId } })).reply.items[0];
const releasedAt = async (client: BenchClient, fileId: string) =>
  (await statesOf(client, fileId))?.answers[0]?.releasedAt;

/** Sends a file whose answer is due after some seconds, and waits for the verdict; returns its id. */
const sentWithAnswerIn = async (client: BenchClient, seconds: number): Promise<string> => {
  const groups = { transactions: [{ remittance: `SIM:LATE(${seconds}S)` }] };
  const body = {
    templateName: 'sct-typical',
    envToken: 'sct',
    rbVersion: '2025' as const,
    values: { fileName: `late-${seconds}`, fields: {}, groups },
  };
  const { fileId } = (await client.call(importTemplateRoute, { body })).reply.vipFileSummary;
  await client.call(sendFileRoute, { params: { fileId }, query: { action: 'send' } });
  await until(async () => (await statesOf(client, fileId))?.verdict);
  return fileId;
};

describe('due answers', () => {
  it('survive the end of the process: the answer arrives after the restart', async () => {
    const folder = await temporaryFolder();
    const before = await runServer(folder.path);
    const client = await benchClient(before.url, 'tester');
    let [seconds, fileId] = [4, await sentWithAnswerIn(client, 4)];
    // On a loaded machine the answer may arrive before the next call: then a later one is needed.
    while ((await releasedAt(client, fileId)) !== undefined) {
      seconds *= 2;
      fileId = await sentWithAnswerIn(client, seconds);
    }
    await before.kill();

    const after = await serveHere(folder.path);
    const again = await benchClient(after.url, 'tester');
    expect(await until(() => releasedAt(again, fileId))).toBeDefined();
    await after.stop();
    await folder.remove();
  });

  it('are processed by one process: a second one on the same folder is refused', async () => {
    const folder = await temporaryFolder();
    const first = await serveHere(folder.path);
    await expect(runServer(folder.path)).rejects.toThrow('before it was ready');
    await first.stop();
    await folder.remove();
  });
});
