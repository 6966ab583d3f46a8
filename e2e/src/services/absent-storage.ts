import { setTimeout as pause } from 'node:timers/promises';
import { readContentRoute } from '@clearbench/contracts/file/routes';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { claimInstallationRoute } from '@clearbench/contracts/user/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { differencesFromReplay, repeatedCommands } from '../kill/equal-replay.ts';
import { beBusy, type ConfirmedSaves } from './concurrent-users.ts';
import { createTestData } from './create-test-data.ts';
import { type Installation, openInstallation, type Storage } from './installation.ts';
import type { RunningService } from './run-service.ts';

/** Storage that can be away for a while. */
export type InterruptedStorage = Storage & {
  /** Takes the storage away, and resolves when it is back. */
  beAway(): Promise<void>;
};

/** Three services go on when their storage was away for less than the patience of their calls. */
export const goOnAfterAbsence = (title: string, open: () => Promise<InterruptedStorage>): void =>
  describe(title, () => {
    let here: Installation;
    let storage: InterruptedStorage;
    let publicPort: number;
    let services: readonly RunningService[];

    beforeAll(async () => {
      publicPort = await freePort();
      storage = await open();
      here = await openInstallation(publicPort, { CLEARBENCH_LEASE_SECONDS: '20' }, async () => storage);
      services = [
        await here.start('projections'),
        await here.start('command-service', here.commandPorts[0]),
        await here.start('query-service', publicPort),
      ];
    });
    afterAll(() => here.stop());

    const enter = async (): Promise<BenchClient> => {
      const code = /administrator: ([A-Z2-9-]{19})/.exec(services[1]?.printed.join('\n') ?? '')?.[1] ?? '';
      const origin = `http://localhost:${publicPort}`;
      const client = await benchClient(origin, '', await here.signIn(origin, 'ada'));
      expect((await client.call(claimInstallationRoute, { body: { code } })).status).toBe(200);
      await createTestData(client);
      return client;
    };

    it('wait for it: none exits or changes its work, and no write is lost or repeated', async () => {
      const client = await enter();
      const saves: ConfirmedSaves = new Map();
      const enough = new AbortController();
      const working = ['p0', 'p1'].map((name) =>
        beBusy(client, name, sampleSettings.environmentToken, saves, enough.signal),
      );
      await pause(1_000);
      const before = saves.size;
      await storage.beAway();
      await pause(3_000);
      enough.abort();
      await Promise.all(working);

      expect(saves.size).toBeGreaterThan(before);
      for (const { process, printed } of services) {
        expect([process.exitCode, process.signalCode]).toEqual([null, null]);
        expect(printed.filter((line) => line.includes('the lease is over'))).toEqual([]);
        expect(printed.filter((line) => line.includes('this process is at work now')).length).toBeLessThan(2);
      }
      for (const [fileId, { text }] of saves)
        expect((await client.call(readContentRoute, { params: { fileId }, query: {} })).reply).toBe(text);
      await here.end();
      expect(await repeatedCommands(here.location)).toEqual([]);
      expect(await differencesFromReplay(here.location)).toEqual([]);
    });
  });
