import { settingsFrom } from '@clearbench/app/settings';
import { verify } from '@clearbench/app/verify/verify';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { quietLog } from '@clearbench/event-sourcing/log';
import { openData } from '@clearbench/hosting/open-data';
import { seededRandom } from '@clearbench/stores/testing/seeded-random.fixture';
import { startTcpProxy, type TcpProxy } from '@clearbench/stores/testing/tcp-proxy.fake';
import { webhookReceiver } from '../../channel/webhook-receiver.ts';
import { freePort } from '../../client/free-port.ts';
import { repeatedCommands } from '../../kill/equal-replay.ts';
import { type Installation, openInstallation } from '../../services/installation.ts';
import { type PostgresCluster, startCluster, startStandby } from '../cluster.ts';
import { beBusy, type WrittenFile } from '../random-kills/busy-user.ts';
import type { EdgeClient } from '../random-kills/edge-client.ts';
import { peopleAtWork } from '../random-kills/people.ts';
import { type SupervisedServices, supervisedServices } from './supervised-services.ts';

const names = ['bea', 'cem', 'dan'];

/** Services on a primary and a standby, which receives the log of the primary through a proxy. */
export type FailingOver = {
  readonly primary: PostgresCluster;
  readonly standby: PostgresCluster;
  readonly replication: TcpProxy;
  readonly services: SupervisedServices;
  readonly users: readonly EdgeClient[];
  readonly installation: Installation;
  stop(): Promise<void>;
};

const portOf = (url: string): number => Number(/:(\d+)\//.exec(url)?.[1]);

/** With `synchronous` a commit waits until the standby has it on its disk. */
export const openFailingOver = async ({ synchronous }: { synchronous: boolean }): Promise<FailingOver> => {
  const webhooks = await webhookReceiver();
  const settings: Record<string, string> = synchronous ? { synchronous_standby_names: '*' } : {};
  const primary = await startCluster({ settings });
  const replication = await startTcpProxy(portOf(primary.url));
  const standby = await startStandby(primary.url, replication.port);
  const hosts = `127.0.0.1:${portOf(primary.url)},127.0.0.1:${portOf(standby.url)}`;
  const location = { CLEARBENCH_POSTGRES_URL: `postgres://postgres@${hosts}/postgres` };
  const edgePort = await freePort();
  const more = { CLEARBENCH_LEASE_SECONDS: '5', CLEARBENCH_CHANNEL_NETWORKS: '127.0.0.1/32' };
  const stop = async (): Promise<void> => {
    webhooks.stop();
    await replication.stop();
    await Promise.all([primary.remove(), standby.remove()]);
  };
  const installation = await openInstallation(edgePort, more, async () => ({ location, stop }));
  const [commandPort = 0] = installation.commandPorts;
  const services = await supervisedServices(installation, [
    ['projections', 0],
    ['command-service', commandPort],
    ['query-service', edgePort],
  ]);
  const code = /administrator: ([A-Z2-9-]{19})/.exec(services.printed('command-service').join('\n'))?.[1] ?? '';
  const origins = [`http://localhost:${edgePort}`];
  const users = await peopleAtWork(installation, origins, { names, code, webhookUrl: webhooks.url });
  return {
    ...{ primary, standby, replication, services, users, installation },
    stop: async () => {
      services.release();
      await installation.stop();
    },
  };
};

/** Users at work; the result stops them. */
export const startWork = ({ users }: Pick<FailingOver, 'users'>, label: string) => {
  const written: WrittenFile[] = [];
  const enough = new AbortController();
  const working = users.map((user, index) =>
    beBusy(user, `${label}-${names[index]}`, sampleSettings.environmentToken, {
      written,
      random: seededRandom(index + 1),
      signal: enough.signal,
    }),
  );
  return {
    written,
    /** Resolves when all calls in progress are answered. */
    stop: async (): Promise<void> => {
      enough.abort();
      await Promise.all(working);
    },
    /** Ends the work, whose last calls may fail. */
    abandon: async (): Promise<void> => {
      enough.abort();
      await Promise.allSettled(working);
    },
  };
};

/** The number of acknowledged writes: versions of texts, and transfers. */
export const writesOf = (files: readonly WrittenFile[]): number =>
  files.reduce((sum, { amounts, transferId }) => sum + amounts.length + (transferId === undefined ? 0 : 1), 0);

/** Faults in the data of an installation whose services are stopped. */
export const faultsOf = async ({ location }: Pick<Installation, 'location'>): Promise<string[]> => {
  const data = await openData(settingsFrom(location), quietLog);
  const faults: string[] = [];
  for await (const { subject, faults: found } of verify(data)) faults.push(...found.map((one) => `${subject}: ${one}`));
  await data.close();
  return [...faults, ...(await repeatedCommands(location))];
};
