import { setTimeout } from 'node:timers/promises';
import { browser } from '@clearbench/access/testing/browser.fixture';
import { signInAs } from '@clearbench/access/testing/running-app.fixture';
import { readContentRoute } from '@clearbench/contracts/file/routes';
import { listTransfersRoute } from '@clearbench/contracts/transfer/routes';
import { type BenchClient, benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { runServer } from '../client/running-server.ts';
import { type Acknowledged, beBusy, nothingAcknowledged } from './busy-tester.ts';
import { differencesFromReplay, repeatedCommands } from './equal-replay.ts';

const testers = 4;

/** Acknowledged texts that are not readable unchanged, and transfers that do not exist exactly once. */
export const missing = async (client: BenchClient, { texts, transfers }: Acknowledged): Promise<string[]> => {
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

export type Killing = {
  readonly folder: string;
  /** Additional environment variables. */
  readonly settings: Readonly<Record<string, string>>;
  readonly kills: number;
  /** Most milliseconds of work before a kill; at least an eighth of it. */
  readonly longestWork: number;
};

/**
 * Kills the product at random points while users work at full speed, starts it again each time, and expects that every
 * acknowledged write exists once and the read models equal a replay.
 */
export const expectNothingLost = async ({ folder, settings, kills, longestWork }: Killing): Promise<void> => {
  const place = { ...settings, CLEARBENCH_DATA: folder };
  const port = String(await freePort());
  const visitor = browser(`http://localhost:${port}`);
  let before = nothingAcknowledged();
  let acknowledged = 0;
  for (let round = 0; round < kills; round += 1) {
    const server = await runServer(folder, { ...settings, PORT: port });
    if (round === 0) await signInAs(visitor, 'tester');
    const client = await benchClient(server.url, 'tester', visitor);
    for (const repeat of before.interrupted.splice(0)) await repeat();
    expect(await missing(client, before)).toEqual([]);
    const now = nothingAcknowledged();
    const working = Array.from({ length: testers }, (_, tester) => beBusy(client, `r${round}t${tester}`, now));
    const mayWorkFor = longestWork * (1 / 8 + (Math.random() * 7) / 8);
    const countNow = (): number => acknowledged + now.texts.length + now.transfers.length;
    const killed = (async () => {
      await setTimeout(mayWorkFor);
      // A slow machine may have acknowledged nothing before the kills: the last one waits for the writes it is about.
      while (round === kills - 1 && countNow() <= kills) await setTimeout(50);
      await server.kill();
    })();
    await Promise.all([...working, killed]);
    acknowledged = countNow();
    before = now;
  }
  const server = await runServer(folder, { ...settings, PORT: port });
  expect(await missing(await benchClient(server.url, 'tester', visitor), before)).toEqual([]);
  await server.stop();
  expect(acknowledged).toBeGreaterThan(kills);
  expect(await repeatedCommands(place)).toEqual([]);
  expect(await differencesFromReplay(place)).toEqual([]);
};
