import { setTimeout as pause } from 'node:timers/promises';
import { readContentRoute } from '@clearbench/contracts/file/routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { differencesFromReplay, repeatedCommands } from '../kill/equal-replay.ts';
import { beBusy, type ConfirmedSaves } from './concurrent-users.ts';
import { createTestData } from './create-test-data.ts';
import { type Installation, openInstallation, type Storage } from './installation.ts';
import type { Kind, RunningService } from './run-service.ts';

/** Set by an environment variable; the number of kills of each service. */
const rounds = Number(process.env.CLEARBENCH_KILLS_OF_EACH ?? 1);
const people = 3;

/** Services on any storage that are killed in turn lose nothing. */
export const loseNothingWhenKilled = (title: string, open: () => Promise<Storage>): void =>
  describe(title, () => {
    let here: Installation;
    let publicPort: number;
    const running: { kind: Kind; port: number; service: RunningService }[] = [];

    const start = async (kind: Kind, port: number) => {
      running.push({ kind, port, service: await here.start(kind, port) });
    };

    beforeAll(async () => {
      publicPort = await freePort();
      here = await openInstallation(publicPort, {}, open);
      await start('projections', 0);
      await Promise.all(here.commandPorts.map((port) => start('command-service', port)));
      await start('query-service', publicPort);
    });
    afterAll(() => here.stop());

    const enter = async (): Promise<BenchClient> => {
      const code = /administrator: ([A-Z2-9-]{19})/.exec(running[1]?.service.printed.join('\n') ?? '')?.[1] ?? '';
      const client = await benchClient(
        `http://localhost:${publicPort}`,
        '',
        await here.signIn(`http://localhost:${publicPort}`, 'ada'),
      );
      expect((await client.call(claimInstallationRoute, { body: { code } })).status).toBe(200);
      await createTestData(client);
      return client;
    };

    it(
      'lose no acknowledged write, and execute nothing twice',
      async () => {
        const client = await enter();
        const reported: ConfirmedSaves = new Map();
        const enough = new AbortController();
        const working = Array.from({ length: people }, (_, testUser) =>
          beBusy(client, `p${testUser}`, sampleSettings.environmentToken, reported, enough.signal),
        );
        for (let round = 0; round < rounds; round += 1)
          for (const { kind, port, service } of running.splice(0)) {
            await pause(500 + Math.random() * 1_000);
            await service.kill();
            await start(kind, port);
          }
        await pause(1_000);
        enough.abort();
        await Promise.all(working);

        expect(reported.size).toBeGreaterThan(people);
        const lost: string[] = [];
        for (const [fileId, { text, transferId }] of reported) {
          const content = await client.call(readContentRoute, { params: { fileId }, query: {} });
          if (content.reply !== text) lost.push(`${fileId}: ${content.status}`);
          const { items } = (await client.call(listTransfersRoute, { query: { fileId } })).reply;
          if (items.length !== 1 || items[0]?.transferId !== transferId)
            lost.push(`${fileId}: ${items.length} transfers`);
        }
        expect(lost).toEqual([]);
        await here.end();
        expect(await repeatedCommands(here.location)).toEqual([]);
        expect(await differencesFromReplay(here.location)).toEqual([]);
      },
      120_000 + rounds * 120_000,
    );
  });
