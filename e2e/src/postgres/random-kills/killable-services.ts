import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '@clearbench/stores/testing/seeded-random.fixture';
import type { Installation } from '../../services/installation.ts';
import type { Kind, RunningService } from '../../services/run-service.ts';
import type { PostgresCluster } from '../cluster.ts';

type Slot = { readonly kind: Kind; readonly port: number; service: RunningService };

/** Two services of each kind and their database, any of which can be killed and started again. */
export type KillableServices = {
  readonly printed: () => readonly string[];
  /** Kills a random service, the database, or both, and starts again what was killed; says what it was. */
  killOne(random: SeededRandom): Promise<string>;
  /** Kills all services at once. */
  killAll(): Promise<void>;
  startAll(): Promise<void>;
  /** Services that ended although they were not killed. */
  endedAlone(): readonly string[];
};

/** Longest absence of the database, in milliseconds; above the span of the leases. */
const longestAbsence = 5_000;

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
  });
  const kill = async ({ service }: Slot): Promise<void> => {
    await service.kill();
    printed.push(...service.printed);
  };
  const restart = async (slot: Slot): Promise<void> => {
    slot.service = await installation.start(slot.kind, slot.port);
  };
  const killDatabase = async (absence: number): Promise<void> => {
    await cluster.kill();
    await pause(absence);
    await cluster.start();
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
    async killOne(random) {
      const target = random.below(slots.length + 3);
      const slot = slots[target] ?? random.one(slots);
      // The span of absences is quadratic: most are short, some are longer than a lease.
      const absence = Math.round(random.next() ** 2 * longestAbsence);
      if (target < slots.length) {
        await kill(slot);
        await restart(slot);
        return slot.kind;
      }
      if (target < slots.length + 2) {
        await killDatabase(absence);
        return 'database';
      }
      await kill(slot);
      await Promise.all([killDatabase(absence), restart(slot)]);
      return `database and ${slot.kind}`;
    },
    killAll: async () => void (await Promise.all(slots.map(kill))),
    startAll: async () => void (await Promise.all(slots.map(restart))),
    endedAlone: () =>
      slots
        .filter(({ service: { process } }) => process.exitCode !== null || process.signalCode !== null)
        .map(({ kind, service }) => `${kind} ended: ${service.printed.slice(-5).join('\n')}`),
  };
};
