import { setTimeout as pause } from 'node:timers/promises';
import { settingsFrom } from '@clearbench/app/settings';
import { verify } from '@clearbench/app/verify/verify';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { quietLog } from '@clearbench/event-sourcing/log';
import { parking } from '@clearbench/event-sourcing/parking';
import { type Data, openData } from '@clearbench/hosting/open-data';
import { type SeededRandom, seededRandom } from '@clearbench/stores/testing/seeded-random.fixture';
import { type WebhookReceiver, webhookReceiver } from '../../channel/webhook-receiver.ts';
import { freePort } from '../../client/free-port.ts';
import { until } from '../../client/until.ts';
import { type Installation, openInstallation } from '../../services/installation.ts';
import { type PostgresCluster, startCluster } from '../cluster.ts';
import { beBusy, missing, type WrittenFile } from './busy-user.ts';
import { diagnose } from './diagnosis.ts';
import type { Attempt, EdgeClient } from './edge-client.ts';
import { handledTwice, openDeliveries } from './handled-once.ts';
import { type KillableServices, killableServices } from './killable-services.ts';
import { loggedFaults } from './logged-faults.ts';
import { leaseFaults, observeLeases } from './observed-leases.ts';
import { peopleAtWork } from './people.ts';
import { reportedAnswers } from './reported-answers.ts';

const names = ['bea', 'cem', 'dan', 'eva'];
const leaseSeconds = 3;

/** Longest pause before a kill, in milliseconds. */
const longestWork = 1_500;

/** Successful calls and received webhooks before the next kill, so that each one meets work on a loaded machine too. */
const leastWork = 12;

/** Users upload no more files while this number of answers is missing, so that a loaded machine still starts services. */
const mostUnanswered = 8;

/** A number of kills with a seed, and the number of kills after which everything is checked. */
export type KillRun = { readonly cycles: number; readonly seed: number; readonly checkEvery: number };

/** An installation under load whose processes and database are killed. */
type Bench = {
  readonly cluster: PostgresCluster;
  readonly installation: Installation;
  readonly services: KillableServices;
  readonly webhooks: WebhookReceiver;
  readonly users: readonly EdgeClient[];
  readonly written: WrittenFile[];
  /** The transfers whose answers were not reported yet. */
  readonly unanswered: () => readonly string[];
  /** The number of successful calls and received webhooks. */
  readonly done: () => number;
};

const openBench = async (): Promise<Bench> => {
  const edgePorts = [await freePort(), await freePort()];
  const webhooks = await webhookReceiver();
  const cluster = await startCluster();
  const location = { CLEARBENCH_POSTGRES_URL: cluster.url };
  const installation = await openInstallation(
    edgePorts[0] as number,
    { CLEARBENCH_LEASE_SECONDS: String(leaseSeconds), CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' },
    async () => ({ location, stop: () => cluster.remove() }),
  );
  const services = await killableServices(installation, cluster, edgePorts);
  const code = /administrator: ([A-Z2-9-]{19})/.exec(services.printed().join('\n'))?.[1] ?? '';
  const origins = edgePorts.map((port) => `http://localhost:${port}`);
  let successes = 0;
  const note = ({ status }: Attempt): void => {
    if (status === 200) successes += 1;
  };
  const users = await peopleAtWork(installation, origins, { names, code, webhookUrl: webhooks.url, note });
  await observeLeases(cluster.url);
  const written: WrittenFile[] = [];
  const answered = reportedAnswers(webhooks.calls);
  const unanswered = () => {
    const known = answered();
    return written.flatMap(({ transferId }) => (transferId === undefined || known.has(transferId) ? [] : transferId));
  };
  const done = () => successes + webhooks.calls.length;
  return { cluster, installation, services, webhooks, users, written, unanswered, done };
};

/** Waits for work since a kill; where there is none for long, the product has stopped to work. */
const workAfter = async ({ cluster, installation, services, done }: Bench, before: number): Promise<void> => {
  const isWorkDone = async (): Promise<true | undefined> => {
    services.throwFailedStart();
    return done() >= before + leastWork || undefined;
  };
  await until(isWorkDone).catch(async (error: unknown) => {
    console.log((await diagnose(installation, cluster.url, services)).join('\n'));
    throw error;
  });
};

/** Users work while a number of random processes is killed. */
const killDuringWork = async (bench: Bench, label: string, kills: number, random: SeededRandom) => {
  const enough = new AbortController();
  const shared = {
    written: bench.written,
    signal: enough.signal,
    mayGoOn: () => bench.unanswered().length < mostUnanswered,
  };
  const work = bench.users.map((user, index) => {
    const more = { ...shared, random: seededRandom(random.below(1e9)) };
    return beBusy(user, `${label}-${names[index]}`, sampleSettings.environmentToken, more);
  });
  const working = Promise.all(work);
  const killing = async (): Promise<string[]> => {
    const killed: string[] = [];
    for (let count = 0; count < kills; count += 1) {
      const before = bench.done();
      await pause(100 + random.below(longestWork));
      await workAfter(bench, before);
      killed.push(await bench.services.killOne(random));
      expect(bench.services.endedAlone()).toEqual([]);
    }
    await bench.services.settled();
    return killed;
  };
  try {
    // A user whose call failed ends the test at once.
    return await Promise.race([killing(), working.then(() => [])]);
  } finally {
    enough.abort();
    await working;
  }
};

/** Only ends a test that hangs: a delivery whose fourth attempt failed is due again after five minutes. */
const longestSettling = 600_000;

/** Waits until the answer to each transfer was reported; the transfers of which none was, after a time limit. */
const unansweredAtLast = async ({ cluster, installation, services, unanswered }: Bench): Promise<readonly string[]> => {
  await until(async () => unanswered().length === 0 || undefined, longestSettling).catch(() => undefined);
  const left = unanswered();
  if (left.length > 0) console.log((await diagnose(installation, cluster.url, services)).join('\n'));
  return left;
};

/**
 * Waits until the log acknowledges each delivery: a webhook is received a moment before, and others than those of
 * answers may come later. A delivery that is not made within the time limit is one of the faults.
 */
const deliveriesAtLast = async ({ installation }: Bench): Promise<void> => {
  const data = await openData(settingsFrom(installation.location), quietLog);
  const areMade = async () => (await openDeliveries(data.events)).length === 0 || undefined;
  await until(areMade, longestSettling).catch(() => undefined);
  await data.close();
};

/** What the log contains about transfers without an answer, and how far the reactions are. */
const explained = async (data: Data, transferIds: readonly string[]): Promise<string[]> => {
  if (transferIds.length === 0) return [];
  const [head, checkpoints] = [await data.events.head(), await data.checkpoints.all()];
  const reactions = [...checkpoints].filter(([name]) => name.startsWith('reaction:'));
  const of = async (transferId: string) => {
    const events = await data.events.readStream(`transfer-${transferId}`);
    return `${transferId} was not answered: ${events.map(({ type, position }) => `${type} ${position}`).join(', ')}`;
  };
  return [
    `${transferIds.length} transfers were not answered; head ${head}, ${JSON.stringify(reactions)}`,
    ...(await Promise.all(transferIds.slice(0, 10).map(of))),
  ];
};

/** Everything that the data of the stopped installation shows: faults, and figures. */
const examine = async ({ cluster, installation, webhooks }: Bench, notAnswered: readonly string[]) => {
  const faults: string[] = [];
  const data = await openData(settingsFrom(installation.location), quietLog);
  const { faults: twice, ...figures } = await handledTwice(data.events, webhooks.calls);
  const parked = await parking(data.documents).list();
  faults.push(
    ...(await explained(data, notAnswered)),
    ...twice,
    ...parked.map(({ reader, type, message }) => `${reader} parked ${type}: ${message}`),
  );
  for await (const { subject, faults: found } of verify(data)) faults.push(...found.map((one) => `${subject}: ${one}`));
  await data.close();
  const { faults: shared, takeovers } = await leaseFaults(cluster.url, leaseSeconds * 1_000);
  return { faults: [...faults, ...shared], ...figures, takeovers };
};

/**
 * Kills random processes of separate services, two of each, and PostgreSQL itself, under load. Expects from time to
 * time, and at the end, that every acknowledged write exists with its content, that read models equal a replay, that
 * nothing was handled twice, and that no lease was held by two processes. Prints figures.
 */
export const expectNothingLostByKills = async ({ cycles, seed, checkEvery }: KillRun): Promise<void> => {
  const [random, startedAt] = [seededRandom(seed), performance.now()];
  const bench = await openBench();
  const killed: Record<string, number> = {};
  try {
    for (let done = 0; done < cycles; done += checkEvery) {
      const kills = Math.min(checkEvery, cycles - done);
      const before = bench.written.length;
      for (const one of await killDuringWork(bench, `k${done}`, kills, random)) killed[one] = (killed[one] ?? 0) + 1;
      const isLast = done + kills >= cycles;
      expect(await missing(bench.users[0] as EdgeClient, bench.written.slice(isLast ? 0 : before))).toEqual([]);
      const notAnswered = await unansweredAtLast(bench);
      await deliveriesAtLast(bench);
      await bench.services.killAll();
      const { faults, ...figures } = await examine(bench, notAnswered);
      const files = bench.written.length;
      const seconds = Math.round((performance.now() - startedAt) / 1_000);
      console.log(JSON.stringify({ seed, kills: done + kills, seconds, killed, files, ...figures }));
      if (faults.length > 0) console.log(faults.slice(0, 50).join('\n'));
      expect(faults).toEqual([]);
      if (!isLast) await bench.services.startAll();
    }
    expect(bench.written.length).toBeGreaterThan(cycles);
  } finally {
    console.log(JSON.stringify(loggedFaults(bench.services.printed()), null, 1));
    await bench.installation.stop();
    bench.webhooks.stop();
  }
};
