import type { Rate } from '@clearbench/contracts/concurrency/token-bucket';
import { changeQueue, presenceQueue, transferQueue } from '@clearbench/contracts/product-constants';

const kilobyte = 1024;

/** Queues a client can subscribe to. */
export const liveQueues: readonly string[] = [transferQueue, changeQueue];

/** Queues with the users who have a file open; the rest of the name is the file's id. */
export const isPresenceQueue = (destination: string): boolean =>
  destination.startsWith(presenceQueue) && /^[\w-]{1,64}$/.test(destination.slice(presenceQueue.length));

export const isLiveQueue = (destination: string): boolean =>
  liveQueues.includes(destination) || isPresenceQueue(destination);

/**
 * Limits for what one client of the live connection may send, keep open and leave unread. Sizes in bytes, times in
 * milliseconds. The product's page sends five frames of less than 200 bytes when it opens, and one line feed in ten
 * seconds.
 */
export const liveLimits = {
  /** Largest text of a message, and largest STOMP frame, finished or not. */
  message: 16 * kilobyte,
  /** Largest WebSocket message and largest body of xhr_send: JSON escapes make a message longer. */
  transportMessage: 32 * kilobyte,
  /** Most WebSocket frames of one message. */
  fragments: 32,
  headers: 32,
  headerLine: kilobyte,
  subscriptionId: 128,
  subscriptions: liveQueues.length + 4,
  /** Most listed accounts with the same file open. */
  peopleNamed: 20,
  /** Messages and frames together. */
  messages: { burst: 100, perSecond: 20 },
  bytes: { burst: 64 * kilobyte, perSecond: 16 * kilobyte },
  /** Control frames of WebSocket: ping and pong. */
  controlFrames: { burst: 50, perSecond: 5 },
  /** Most unread bytes; above it the client is disconnected, reconnects and reads again. */
  unread: kilobyte * kilobyte,
  /** Time limit for a body of xhr_send. */
  bodyTime: 10_000,
} as const;

/**
 * Limits of open connections, the time in milliseconds a session over xhr waits for its client, and the requests and
 * upgrades of one account: each message over xhr takes one or two requests.
 */
export type LiveSettings = {
  readonly perAccount: number;
  readonly perProcess: number;
  readonly disconnectDelay: number;
  readonly requests: Rate;
};

export const usualLiveSettings: LiveSettings = {
  perAccount: 100,
  perProcess: 5_000,
  disconnectDelay: 5_000,
  requests: { burst: 1_000, perSecond: 200 },
};
