import { semaphore } from '@clearbench/contracts/concurrency/semaphore';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerDay } from '@clearbench/contracts/time/durations';
import {
  type AppendExpectedRevision,
  type AppendResult,
  MaxAppendSizeExceededError,
  NO_STREAM,
} from '@eventstore/db-client';
import type { Appended } from '../event-store.ts';
import { batchedSends } from './batched-sends.ts';
import type { ClockComparison } from './clock-comparison.ts';
import type { Connection } from './connection.ts';
import { conflictingRevision, deletedStream, requiresNewClient } from './connection-errors.ts';
import { chained, type Outgoing } from './event-mapping.ts';
import { lastHashes } from './last-hashes.ts';
import { inTime, type Patience, persist } from './patience.ts';
import type { Reading } from './read-events.ts';
import { theirName } from './stream-name.ts';

/** The default limit of EventStoreDB. */
export const usualMostBytes = 1_048_576;

/**
 * Most concurrent appends: below the number (16) that the client's batch stream accepts without backpressure. An append
 * that waits for backpressure when the connection breaks ends in an unhandled rejection, which would end the process.
 */
const mostInFlight = 12;

/**
 * Milliseconds. The client sends the deadline as a time of its own clock, and a server whose clock is further ahead
 * refuses the append. The server has a time limit of its own (`WriteTimeoutMs`), and the wait is limited here.
 */
const farDeadline = millisecondsPerDay;

export type AppendingParts = {
  /** A separate connection: a failure of the client's other calls would close the channel of a batch stream. */
  readonly connection: Connection;
  readonly prefix: string;
  readonly patience: Patience;
  /** Reads from the leader. */
  readonly reading: Reading;
  /** Most bytes of one append. */
  readonly mostBytes: number;
  readonly clocks: Pick<ClockComparison, 'sent'>;
};

export type Append = (stream: string, expected: number, outgoing: readonly Outgoing[]) => Promise<Appended>;

/**
 * Appends until the result is certain: the same ids at the same revision are written once. Only a repeated or a refused
 * append reads the stream.
 */
export const appending = ({ connection, prefix, patience, reading, mostBytes, clocks }: AppendingParts): Append => {
  const few = semaphore(mostInFlight);
  const hashes = lastHashes(reading);

  const together = batchedSends((errors) =>
    errors.some(requiresNewClient) ? connection.giveUp(connection.held()) : connection.clear(),
  );

  const send = (
    stream: string,
    expected: number,
    outgoing: readonly Outgoing[],
    turn: number,
  ): Promise<AppendResult> => {
    const events = outgoing.map(({ event }) => event);
    const expectedRevision: AppendExpectedRevision = expected === 0 ? NO_STREAM : BigInt(expected - 1);
    // Longer with each attempt: a slow server would otherwise get the same events again and again.
    const wait = patience.answer * Math.min(turn, 4);
    return together(() => {
      for (const { id } of events) if (id !== undefined) clocks.sent(id);
      const { client } = connection.held();
      const options = { expectedRevision, deadline: farDeadline };
      return inTime(wait, client.appendToStream(theirName(prefix, stream), events, options));
    });
  };

  /**
   * The last of exactly these events after the expected revision, where the answer was lost and no other writer
   * appended first.
   */
  const standing = async (stream: string, expected: number, outgoing: readonly Outgoing[]) => {
    const found = await reading.storedStream(stream, expected, outgoing.length);
    const same = outgoing.every(({ id }, index) => found[index]?.id === id);
    return same ? found.at(-1) : undefined;
  };

  const attempt = async (
    stream: string,
    expected: number,
    outgoing: readonly Outgoing[],
    turn: number,
  ): Promise<Appended & { readonly hash?: string | undefined }> => {
    const again = turn > 1;
    try {
      const { position, success, nextExpectedRevision } = await send(stream, expected, outgoing, turn);
      const revision = expected + outgoing.length;
      // A stream that was deleted on the server goes on with its former numbers.
      if (success && Number(nextExpectedRevision) + 1 !== revision)
        throw new Failure('store.failed', { reason: deletedStream(stream) });
      const commit = Number(position?.commit);
      if (success && !again && Number.isSafeInteger(commit)) return { revision, position: commit };
    } catch (error) {
      if (error instanceof MaxAppendSizeExceededError) throw tooLarge(stream, outgoing, error.maxAppendSize, error);
      const actual = conflictingRevision(error);
      if (actual === undefined) throw error;
    }
    // The answer to a repeated append does not contain the position of the first one reliably, so it is looked up.
    const last = await standing(stream, expected, outgoing);
    // Another process may have executed the same command with another time: the chain continues from its hash.
    if (last) return { revision: last.revision, position: last.position, hash: last.hash };
    const { revision: actual } = await reading.endOf(stream);
    throw new Failure('store.conflict', { stream, expected, actual });
  };

  return async (stream, expected, outgoing) => {
    if (bytesOf(outgoing) > mostBytes) throw tooLarge(stream, outgoing, mostBytes);
    if (outgoing.length === 0) return onlyCheck(reading, stream, expected);
    return few(async () => {
      const { events, last } = chained(stream, expected, await hashes.at(stream, expected), outgoing);
      const { hash = last, ...appended } = await persist(patience, (turn) => attempt(stream, expected, events, turn));
      hashes.note(stream, appended.revision, hash);
      return appended;
    });
  };
};

const onlyCheck = async (reading: Reading, stream: string, expected: number): Promise<Appended> => {
  const end = await reading.endOf(stream);
  if (end.revision !== expected) throw new Failure('store.conflict', { stream, expected, actual: end.revision });
  return end;
};

const bytesOf = (outgoing: readonly Outgoing[]) => outgoing.reduce((sum, { bytes }) => sum + bytes, 0);

const tooLarge = (stream: string, outgoing: readonly Outgoing[], most: number, cause?: unknown) =>
  new Failure('store.appendTooLarge', { stream, bytes: bytesOf(outgoing), most }, { cause });
