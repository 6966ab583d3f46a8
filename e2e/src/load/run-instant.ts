import { fakeProvider } from '@clearbench/access/testing/provider.fake';
import { runServer } from '../client/running-server.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { openClientGroups } from './client-groups.ts';
import { type CpuTime, cpuTime, usedSince } from './cpu-time.ts';
import { type SentPayments, sendInstantPayments } from './instant-senders.ts';
import { sharedNow } from './message.ts';
import { memoryOf } from './resources.ts';

/** The requested load: payments per second, for how long, and over how many environments. */
export type InstantOptions = {
  readonly rate: number;
  readonly seconds: number;
  readonly environments: number;
  /** Flags for the Node process of the product, such as `--cpu-prof`. */
  readonly flags: readonly string[];
};

export type MeasuredPayments = {
  readonly work: SentPayments;
  readonly seconds: number;
  /** MB at the start and at the end. */
  readonly memory: readonly number[];
  readonly cpu: readonly (readonly [process: string, used: CpuTime])[];
};

/** Payments before the measurement: their workers, modules and compiled code are those of a product in use. */
const warmUp = { rate: 20, seconds: 5 };

/** Runs the whole product in a separate process, on its own data folder, and sends instant payments over HTTP. */
export const runInstant = async ({ rate, seconds, environments, flags }: InstantOptions): Promise<MeasuredPayments> => {
  const folder = await temporaryFolder();
  const company = await fakeProvider();
  const { clientSecret, ...listed } = company.settings;
  const settings = {
    CLEARBENCH_LOG_LEVEL: 'fatal',
    CLEARBENCH_DEMO: 'true',
    CLEARBENCH_PROVIDERS: JSON.stringify([listed]),
    CLEARBENCH_PROVIDER_COMPANY_SECRET: clientSecret,
  };
  const server = await runServer(folder.path, settings, flags);
  try {
    const groups = await openClientGroups(server.url, company, environments, 0, { scheme: 'inst' });
    await sendInstantPayments(groups, warmUp.rate, warmUp.seconds, 'W');
    const pid = server.process.pid ?? 0;
    const processes = { product: pid, clients: process.pid };
    const before = Object.values(processes).map(cpuTime);
    const memory = [memoryOf(pid)];
    const begin = sharedNow();
    const work = await sendInstantPayments(groups, rate, seconds, 'P');
    const took = (sharedNow() - begin) / 1_000;
    const cpu = Object.entries(processes).map(
      ([name, id], index) => [name, usedSince(before[index] ?? new Map(), cpuTime(id))] as const,
    );
    return { work, seconds: took, memory: [...memory, memoryOf(pid)], cpu };
  } finally {
    await server.stop();
    await company.stop();
    await folder.remove();
  }
};
