import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '@clearbench/stores/testing/seeded-random.fixture';
import type { Installation } from '../../services/installation.ts';
import type { Kind, RunningService } from '../../services/run-service.ts';
import type { PostgresCluster } from '../cluster.ts';

type Slot = { readonly kind: Kind; readonly port: number; service: RunningService; isStarting: boolean };

/** A service that can be killed, as it runs now. */
export type KilledService = Pick<Slot, 'kind'> & { readonly service: RunningService };

/** Two services of each kind and their database, any of which can be killed and started again. */
export type KillableServices = {
  readonly printed: () => readonly string[];
  readonly running: () => readonly KilledService[];
  /**
   * Kills a random running service, the database, or both, and says what it was. What was killed starts again while the
   * next one is killed; it waits while several are starting.
   */
  killOne(random: SeededRandom): Promise<string>;
  /** Resolves when everything that was killed runs again. */
  settled(): Promise<void>;
  /** Throws the error of a start that failed. */
  throwFailedStart(): void;
  /** Kills all services at once. */
  killAll(): Promise<void>;
  startAll(): Promise<void>;
  /** Services that ended although they were not killed. */
  endedAlone(): readonly string[];
};

/** Longest absence of the database, in milliseconds; above the span of the leases. */
const longestAbsence = 5_000;

/** Most starts at the same time, of services and the database; a start takes seconds on a loaded machine. */
const mostStarting = 2;

/**
 * Work beside the caller: `space` waits while there is too much of it, `all` for its end; both fail where some failed,
 * as `orFail` does at once.
 */
const beside = (most: number) => {
  const running = new Set<Promise<void>>();
  const failures: unknown[] = [];
  const orFail = (): void => {
    if (failures.length > 0) throw failures[0];
  };
  return {
    add(work: Promise<void>): void {
      const mine: Promise<void> = work.catch((error) => void failures.push(error)).finally(() => running.delete(mine));
      running.add(mine);
    },
    orFail,
    async space(): Promise<void> {
      while (running.size >= most) await Promise.race(running);
      orFail();
    },
    async all(): Promise<void> {
      await Promise.all(running);
      orFail();
    },
  };
};

/** `edgePorts` are the ports of the query services. */
export const killableServices = async (
  installation: Installation,
  cluster: PostgresCluster,
  edgePorts: readonly number[],
): Promise<KillableServices> => {
  const slots: Slot[] = [];
  const printed: string[] = [];
  const fill = async (kind: Kind, port: number): Promise<Slot> => ({
    kind,
    port,
    service: await installation.start(kind, port),
    isStarting: false,
  });
  const starts = beside(mostStarting);
  let isDatabaseAway = false;
  const kill = async ({ service }: Slot): Promise<void> => {
    await service.kill();
    printed.push(...service.printed);
  };
  const restart = async (slot: Slot): Promise<void> => {
    slot.isStarting = true;
    slot.service = await installation.start(slot.kind, slot.port);
    slot.isStarting = false;
  };
  const killDatabase = async (absence: number): Promise<void> => {
    isDatabaseAway = true;
    await cluster.kill();
    await pause(absence);
    await cluster.start();
    isDatabaseAway = false;
  };
  const killService = async (slot: Slot): Promise<void> => {
    await kill(slot);
    starts.add(restart(slot));
  };

  slots.push(await fill('projections', 0));
  slots.push(
    ...(await Promise.all([
      fill('projections', 0),
      ...installation.commandPorts.map((port) => fill('command-service', port)),
      ...edgePorts.map((port) => fill('query-service', port)),
    ])),
  );

  return {
    printed: () => [...printed, ...slots.flatMap(({ service }) => service.printed)],
    running: () => [...slots],
    async killOne(random) {
      await starts.space();
      const running = slots.filter(({ isStarting }) => !isStarting);
      const target = isDatabaseAway ? 0 : random.below(slots.length + 3);
      const slot = random.one(running);
      // The span of absences is quadratic: most are short, some are longer than a lease.
      const absence = Math.round(random.next() ** 2 * longestAbsence);
      const isDatabase = target >= slots.length;
      if (isDatabase) starts.add(killDatabase(absence));
      if (isDatabase && target < slots.length + 2) return 'database';
      await killService(slot);
      return isDatabase ? `database and ${slot.kind}` : slot.kind;
    },
    settled: starts.all,
    throwFailedStart: starts.orFail,
    killAll: async () => void (await Promise.all(slots.map(kill))),
    startAll: async () => void (await Promise.all(slots.map(restart))),
    endedAlone: () =>
      slots
        .filter(({ isStarting }) => !isStarting)
        .filter(({ service: { process } }) => process.exitCode !== null || process.signalCode !== null)
        .map(({ kind, service }) => `${kind} ended: ${service.printed.slice(-5).join('\n')}`),
  };
};
