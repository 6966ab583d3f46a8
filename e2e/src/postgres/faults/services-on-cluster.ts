import { setTimeout as pause } from 'node:timers/promises';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { seededRandom } from '@clearbench/stores/testing/seeded-random.fixture';
import { webhookReceiver } from '../../channel/webhook-receiver.ts';
import { freePort } from '../../client/free-port.ts';
import { type Installation, openInstallation } from '../../services/installation.ts';
import type { Kind, RunningService } from '../../services/run-service.ts';
import { faultsOf } from '../failover/failing-over.ts';
import { beBusy, missing, type WrittenFile } from '../random-kills/busy-user.ts';
import type { Attempt, EdgeClient } from '../random-kills/edge-client.ts';
import { peopleAtWork } from '../random-kills/people.ts';

const names = ['bea', 'cem'];

/** One service of each kind on a cluster, and users. */
export type ServicesOnCluster = {
  readonly services: readonly RunningService[];
  readonly users: readonly EdgeClient[];
  /** The answers that users got so far. */
  readonly attempts: Attempt[];
  /** Users work while `disturb` runs, and for some seconds after it; resolves when each call was answered. */
  workDuring(label: string, disturb: () => Promise<void>): Promise<void>;
  /** Stops the services; faults: writes that are lost, services that ended, and what the data show. */
  faults(): Promise<readonly string[]>;
  stop(): Promise<void>;
};

/** `own` are settings of one kind of service; `stopStorage` runs at the end. */
export const servicesOnCluster = async (
  url: string,
  stopStorage: () => Promise<void>,
  own: Partial<Record<Kind, Readonly<Record<string, string>>>> = {},
): Promise<ServicesOnCluster> => {
  const [webhooks, edgePort] = [await webhookReceiver(), await freePort()];
  const stop = async (): Promise<void> => {
    webhooks.stop();
    await stopStorage();
  };
  const location = { CLEARBENCH_POSTGRES_URL: url };
  const more = { CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' };
  const installation: Installation = await openInstallation(edgePort, more, async () => ({ location, stop }));
  const start = (kind: Kind, port: number) => installation.start(kind, port, own[kind]);
  const services = [
    await start('projections', 0),
    await start('command-service', installation.commandPorts[0] ?? 0),
    await start('query-service', edgePort),
  ];
  const code = /administrator: ([A-Z2-9-]{19})/.exec(services[1]?.printed.join('\n') ?? '')?.[1] ?? '';
  const attempts: Attempt[] = [];
  const note = (attempt: Attempt) => void attempts.push(attempt);
  const origins = [`http://localhost:${edgePort}`];
  const users = await peopleAtWork(installation, origins, { names, code, webhookUrl: webhooks.url, note });
  const written: WrittenFile[] = [];

  return {
    services,
    users,
    attempts,
    async workDuring(label, disturb) {
      const enough = new AbortController();
      const working = users.map((user, index) => {
        const work = { written, random: seededRandom(index + 1), signal: enough.signal };
        return beBusy(user, `${label}-${names[index]}`, sampleSettings.environmentToken, work);
      });
      try {
        await pause(500);
        await Promise.race([disturb(), Promise.all(working)]);
        await pause(1_000);
      } finally {
        enough.abort();
        await Promise.all(working);
      }
    },
    async faults() {
      const lost = await missing(users[0] as EdgeClient, written);
      const ended = services.filter(({ process }) => process.exitCode !== null).map(({ printed }) => printed.at(-1));
      await installation.end();
      return [...lost, ...ended.map(String), ...(await faultsOf(installation))];
    },
    stop: installation.stop,
  };
};

/** The answers by status and error key, and the longest wait for one in milliseconds. */
export const summaryOf = (attempts: readonly Attempt[]) => {
  const answers: Record<string, number> = {};
  for (const { status, errorKey } of attempts) {
    const kind = [status ?? 'no response', errorKey].filter((each) => each !== undefined).join(' ');
    answers[kind] = (answers[kind] ?? 0) + 1;
  }
  return { answers, longest: Math.round(Math.max(0, ...attempts.map(({ ms }) => ms))) };
};
