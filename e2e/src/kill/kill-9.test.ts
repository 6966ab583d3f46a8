import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { browser } from '@clearbench/access/testing/browser';
import { signInAs } from '@clearbench/access/testing/running-app';
import { readContentRoute } from '@clearbench/contracts/file/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { runServer } from '../client/running-server.ts';
import { type Acknowledged, beBusy, nothingAcknowledged } from './busy-tester.ts';
import { differencesFromReplay, repeatedCommands } from './equal-replay.ts';

const kills = Number(process.env.CLEARBENCH_KILLS ?? 20);
const testers = 4;

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });

/** Acknowledged texts that cannot be read back as they were, and transfers that are not there exactly once. */
const missing = async (client: BenchClient, { texts, transfers }: Acknowledged): Promise<string[]> => {
  const lost: string[] = [];
  for (const { fileId, contentVersion, text } of texts) {
    const { status, reply } = await client.call(readContentRoute, {
      params: { fileId },
      query: { version: contentVersion },
    });
    if (status !== 200 || reply !== text) lost.push(`text ${fileId} v${contentVersion}: ${status}`);
  }
  for (const { fileId, transferId } of transfers) {
    const { reply } = await client.call(listTransfersRoute, { query: { fileId } });
    if (reply.items.filter((item) => item.transferId === transferId).length !== 1) lost.push(`transfer ${transferId}`);
  }
  return lost;
};

describe('kill -9', () => {
  let folder = '';
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'clearbench-kill-'));
  });
  afterAll(() => rm(folder, { recursive: true, force: true }));

  it(
    `loses no acknowledged write in ${kills} ends at random points, and does nothing twice`,
    async () => {
      const port = String(await freePort());
      const visitor = browser(`http://localhost:${port}`);
      let before = nothingAcknowledged();
      let acknowledged = 0;
      for (let round = 0; round < kills; round += 1) {
        const server = await runServer(folder, { PORT: port });
        if (round === 0) await signInAs(visitor, 'tester');
        const client = await benchClient(server.url, 'tester', visitor);
        for (const repeat of before.interrupted.splice(0)) await repeat();
        expect(await missing(client, before)).toEqual([]);
        const now = nothingAcknowledged();
        const working = Array.from({ length: testers }, (_, tester) => beBusy(client, `r${round}t${tester}`, now));
        const mayWorkFor = 50 + Math.random() * 400;
        const killed = new Promise((resolve) => setTimeout(resolve, mayWorkFor)).then(server.kill);
        await Promise.all([...working, killed]);
        acknowledged += now.texts.length + now.transfers.length;
        before = now;
      }
      const server = await runServer(folder, { PORT: port });
      expect(await missing(await benchClient(server.url, 'tester', visitor), before)).toEqual([]);
      await server.stop();
      expect(acknowledged).toBeGreaterThan(kills);
      expect(await repeatedCommands(folder)).toEqual([]);
      expect(await differencesFromReplay(folder)).toEqual([]);
    },
    30_000 + kills * 15_000,
  );
});
