import { gate } from '../gate.ts';
import type { EventStore } from './event-store.ts';
import { appending } from './eventstore-db/append-events.ts';
import { connection, prefersLeader } from './eventstore-db/connection.ts';
import { outgoing } from './eventstore-db/event-mapping.ts';
import { type Patience, usualPatience } from './eventstore-db/patience.ts';
import { reading } from './eventstore-db/read-events.ts';
import { wakeSubscription } from './eventstore-db/wake-subscription.ts';
import { wakeBell } from './wake-bell.ts';

export type EventStoreDbSettings = {
  /**
   * `esdb://user:password@host:2113?…`, several hosts separated by commas, or `esdb+discover://name`. What may follow
   * is the client's: tls, tlsCAFile, userCertFile, userKeyFile, nodePreference, connectionName, defaultDeadline,
   * keepAliveInterval, keepAliveTimeout, maxDiscoverAttempts, discoveryInterval, gossipTimeout. With
   * a nodePreference other than `leader`, reads may lag behind writes.
   */
  readonly connectionString: string;
  /** Begins the names of all our streams there, so that another log can share the server; none as a rule. */
  readonly prefix?: string;
  readonly patience?: Partial<Omit<Patience, 'end'>>;
  /** Is told why listeners wait: each time the subscription is cut off. */
  readonly onTrouble?: (error: unknown) => void;
};

/**
 * A log in EventStoreDB 22.6 or later. Positions are its commit positions. Connects when first used; while no server is
 * there, calls try again for a while and then fail with `store.unavailable`.
 */
export const eventStoreDbStore = ({
  connectionString,
  prefix = '',
  patience: wished = {},
  onTrouble = () => {},
}: EventStoreDbSettings): EventStore => {
  const end = new AbortController();
  const patience = { ...usualPatience, ...wished, end: end.signal };
  const requiresLeader = prefersLeader(connectionString);
  const forReads = connection(connectionString);
  const forAppends = connection(connectionString);
  const forWaking = connection(connectionString);
  const forChecks = requiresLeader ? forReads : connection(connectionString);

  const reads = reading({ connection: forReads, prefix, patience, requiresLeader });
  const checks = reading({ connection: forChecks, prefix, patience, requiresLeader: true });
  const append = appending({ connection: forAppends, prefix, patience, reading: checks });
  const bell = wakeBell();
  const { ring } = bell;
  const subscription = wakeSubscription({
    connection: forWaking,
    prefix,
    patience,
    requiresLeader,
    head: reads.head,
    ring,
    onTrouble,
  });

  const open = gate();
  const underWay = new Set<Promise<unknown>>();
  const asked = async <T>(work: () => Promise<T>): Promise<T> => {
    open.pass();
    const working = work();
    underWay.add(working);
    try {
      return await working;
    } finally {
      underWay.delete(working);
    }
  };

  return {
    readStream: (stream, after = 0, limit = Number.POSITIVE_INFINITY) =>
      asked(() => reads.stream(stream, after, limit)),
    append: (stream, expected, events) =>
      asked(async () => {
        const written = events.map(outgoing);
        return append(stream, expected, written);
      }),
    readAll: (after, limit) => asked(() => reads.all(after, limit)),
    head: () => asked(reads.head),
    onAppended(wake) {
      const stop = bell.listen(wake);
      subscription.start();
      return stop;
    },
    async close() {
      open.shut();
      end.abort();
      await Promise.allSettled(underWay);
      await subscription.stopped();
      for (const each of new Set([forReads, forAppends, forWaking, forChecks])) await each.clear();
    },
  };
};
