import { lifecycleGuard } from '../lifecycle-guard.ts';
import type { Stores } from '../stores.ts';
import { appending, usualMostBytes } from './eventstore-db/append-events.ts';
import { clockComparison } from './eventstore-db/clock-comparison.ts';
import { connection, prefersLeader } from './eventstore-db/connection.ts';
import { outgoing } from './eventstore-db/event-mapping.ts';
import { type Patience, usualPatience } from './eventstore-db/patience.ts';
import { reading } from './eventstore-db/read-events.ts';
import { logSubscription } from './eventstore-db/wake-subscription.ts';
import type { ChainedEventStore } from './log-chain.ts';
import { notifier } from './notifier.ts';

export type EventStoreDbSettings = {
  /**
   * `esdb://user:password@host:2113?…`, several hosts separated by commas, or `esdb+discover://name`. Options are those
   * of the client: tls, tlsCAFile, userCertFile, userKeyFile, nodePreference, connectionName, defaultDeadline,
   * keepAliveInterval, keepAliveTimeout, maxDiscoverAttempts, discoveryInterval, gossipTimeout. With a nodePreference
   * other than `leader`, reads may lag behind writes.
   */
  readonly connectionString: string;
  /** Prefix of all stream names, so that another log can share the server; usually empty. */
  readonly prefix?: string;
  /** Most bytes of one append, where the server allows more than its usual mebibyte. */
  readonly mostBytes?: number;
  readonly patience?: Partial<Omit<Patience, 'end'>>;
  /** Receives the reason each time the subscription is interrupted. */
  readonly onStoreError?: (error: unknown) => void;
};

/** A log on a server with a clock of its own. */
export type ServerEventStore = ChainedEventStore & Required<Pick<Stores, 'clockDifference'>>;

/**
 * A log in EventStoreDB 22.6 or later. Positions are its commit positions. Connects on first use; while no server is
 * available, calls are retried for a while and then fail with `store.unavailable`.
 */
export const eventStoreDbStore = ({
  connectionString,
  prefix = '',
  mostBytes = usualMostBytes,
  patience: wished = {},
  onStoreError: onFault = () => {},
}: EventStoreDbSettings): ServerEventStore => {
  const end = new AbortController();
  const patience = { ...usualPatience, ...wished, end: end.signal };
  const requiresLeader = prefersLeader(connectionString);
  const clocks = clockComparison(onFault);
  const forReads = connection(connectionString);
  const forAppends = connection(connectionString);
  const forWaking = connection(connectionString);
  const forChecks = requiresLeader ? forReads : connection(connectionString);

  const reads = reading({ connection: forReads, prefix, patience, requiresLeader });
  const checks = reading({ connection: forChecks, prefix, patience, requiresLeader: true });
  const append = appending({ connection: forAppends, prefix, patience, reading: checks, mostBytes, clocks });
  const appends = notifier();
  const { ring } = appends;
  const subscription = logSubscription({
    connection: forWaking,
    prefix,
    patience,
    requiresLeader,
    head: reads.head,
    ring,
    onStoreError: onFault,
    clocks,
  });

  const open = lifecycleGuard();
  const inFlightRequests = new Set<Promise<unknown>>();
  const call = async <T>(work: () => Promise<T>): Promise<T> => {
    open.pass();
    const working = work();
    inFlightRequests.add(working);
    try {
      return await working;
    } finally {
      inFlightRequests.delete(working);
    }
  };

  return {
    readStream: (stream, after = 0, limit = Number.POSITIVE_INFINITY) => call(() => reads.stream(stream, after, limit)),
    append: (stream, expected, events) =>
      call(async () => {
        const written = events.map(outgoing);
        return append(stream, expected, written);
      }),
    readAll: (after, limit, firstWanted) => call(() => reads.all(after, limit, firstWanted)),
    head: () => call(reads.head),
    onAppended(wake) {
      const stop = appends.listen(wake);
      subscription.start();
      return stop;
    },
    chain: {
      per: 'stream',
      read: (after, limit) => call(() => reads.storedAll(after, limit)),
      lastAssigned: async () => undefined,
      isIncomplete: () => false,
      complete: async () => {},
    },
    clockDifference: clocks.difference,
    async close() {
      open.shut();
      end.abort();
      await Promise.allSettled(inFlightRequests);
      await subscription.stopped();
      for (const each of new Set([forReads, forAppends, forWaking, forChecks])) await each.clear();
    },
  };
};
