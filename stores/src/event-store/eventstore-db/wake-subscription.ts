import {
  type AllStreamSubscription,
  type EventStoreDBClient,
  type Filter,
  type Position,
  START,
  streamNameFilter,
} from '@eventstore/db-client';
import type { ClockComparison } from './clock-comparison.ts';
import type { Connection } from './connection.ts';
import { requiresNewClient } from './connection-errors.ts';
import { type Patience, pauseAfter, pausing } from './patience.ts';

export type LogSubscriptionParts = {
  /** A separate connection, which slow reads do not interrupt. */
  readonly connection: Connection;
  readonly prefix: string;
  readonly patience: Patience & { readonly end: AbortSignal };
  readonly requiresLeader: boolean;
  readonly head: () => Promise<number>;
  /** Called after an append. */
  readonly ring: () => void;
  /** Receives the reason each time the subscription is interrupted. */
  readonly onStoreError: (error: unknown) => void;
  readonly clocks: Pick<ClockComparison, 'received'>;
};

/** The one subscription that wakes all listeners. */
export type LogSubscription = { start(): void; stopped(): Promise<void> };

/**
 * Follows the whole log from its end, with system streams filtered by the server. After an interruption it subscribes
 * again at the last known position, so that appends in the meantime are delivered.
 */
export const logSubscription = (parts: LogSubscriptionParts): LogSubscription => {
  const { end } = parts.patience;
  let running: Promise<void> | undefined;

  const run = async () => {
    let position: Position | undefined;
    for (let failures = 0; !end.aborted; ) {
      try {
        position ??= await startPosition(parts);
        await follow(parts, position, end, {
          reached: (next) => {
            if (isPosition(next) && (!position || next.commit > position.commit)) position = next;
          },
          confirmed: () => {
            failures = 0;
          },
        });
      } catch (error) {
        if (!end.aborted) parts.onStoreError(error);
      }
      failures += 1;
      await pausing(pauseAfter(failures, parts.patience), end);
    }
  };

  return {
    start() {
      running ??= run();
    },
    async stopped() {
      await running;
    },
  };
};

/**
 * EventStoreDB before 25.0 sends 2^64 - 1 as the checkpoint of a log without matching events. A subscription from there
 * would miss what is appended in the meantime.
 */
const isPosition = ({ commit }: Position): boolean => commit < 2n ** 63n;

/** The current end of the log. Listeners may have read before, so that existing events wake them once. */
const startPosition = async ({ head, ring }: LogSubscriptionParts): Promise<Position> => {
  const position = BigInt(await head());
  if (position > 0n) ring();
  return { commit: position, prepare: position };
};

type SubscriptionListener = { readonly reached: (position: Position) => void; readonly confirmed: () => void };

/** One subscription: resolves when it ends, fails when it is interrupted. */
const follow = async (
  parts: LogSubscriptionParts,
  from: Position,
  signal: AbortSignal,
  received: SubscriptionListener,
): Promise<void> => {
  const { connection, patience, ring, clocks } = parts;
  const held = connection.held();
  const subscription = subscribe(parts, held.client, from, received.reached);
  const over = Promise.withResolvers<void>();
  const stop = () => {
    subscription.unsubscribe().catch(() => {});
    over.resolve();
  };
  const late = setTimeout(() => over.reject(new Error(`not subscribed within ${patience.answer} ms`)), patience.answer);
  signal.addEventListener('abort', stop, { once: true });

  subscription.on('confirmation', () => {
    clearTimeout(late);
    received.confirmed();
  });
  subscription.on('data', ({ event }) => {
    if (event?.position) received.reached(event.position);
    if (event) clocks.received(event);
    ring();
  });
  subscription.on('error', over.reject);
  subscription.on('end', () => over.reject(new Error('the subscription ended')));

  try {
    if (signal.aborted) stop();
    await over.promise;
  } catch (error) {
    subscription.unsubscribe().catch(() => {});
    if (requiresNewClient(error)) await connection.giveUp(held);
    throw error;
  } finally {
    clearTimeout(late);
    signal.removeEventListener('abort', stop);
  }
};

const subscribe = (
  { prefix, requiresLeader }: LogSubscriptionParts,
  client: EventStoreDBClient,
  from: Position,
  reached: SubscriptionListener['reached'],
): AllStreamSubscription =>
  client.subscribeToAll({
    fromPosition: from.commit === 0n ? START : from,
    filter: ownStreams(prefix, (_, position) => reached(position)),
    requiresLeader,
  });

/** How often the server sends a checkpoint for events of other logs. */
const window = { maxSearchWindow: 100, checkpointInterval: 10 };

const ownStreams = (prefix: string, checkpointReached: NonNullable<Filter['checkpointReached']>): Filter =>
  prefix === ''
    ? streamNameFilter({ regex: '^[^$]', checkpointReached, ...window })
    : streamNameFilter({ prefixes: [prefix], checkpointReached, ...window });
