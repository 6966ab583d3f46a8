import { Failure } from '@clearbench/contracts/failure';
import {
  type AppendExpectedRevision,
  type AppendResult,
  MaxAppendSizeExceededError,
  NO_STREAM,
} from '@eventstore/db-client';
import type { Appended } from '../event-store.ts';
import type { Connection } from './connection.ts';
import type { Outgoing } from './event-mapping.ts';
import { fewAtOnce } from './few-at-once.ts';
import { inTime, type Patience, persist } from './patience.ts';
import type { Reading } from './read-events.ts';
import { sendsTogether } from './sends-together.ts';
import { theirName } from './stream-name.ts';
import { conflictingRevision, needsNewClient } from './trouble.ts';

/** The server's own limit where nobody has changed it. */
export const mostBytes = 1_048_576;

/**
 * More than the client's stream of batches takes without holding back (16) must not be on their way at once: whoever
 * waits in front of it when the connection breaks is told by an unhandled rejection, which ends the process.
 */
const mostOnTheirWay = 12;

export type AppendingParts = {
  /** Of its own: what breaks on a client's other calls would close the channel under a stream of batches. */
  readonly connection: Connection;
  readonly prefix: string;
  readonly patience: Patience;
  /** Reads from the leader. */
  readonly reading: Reading;
};

export type Append = (stream: string, expected: number, outgoing: readonly Outgoing[]) => Promise<Appended>;

/** Appends until it is known what became of it: the same ids at the same place are written once. */
export const appending = ({ connection, prefix, patience, reading }: AppendingParts): Append => {
  const few = fewAtOnce(mostOnTheirWay);

  const together = sendsTogether((errors) =>
    errors.some(needsNewClient) ? connection.giveUp(connection.held()) : connection.clear(),
  );

  const send = (
    stream: string,
    expected: number,
    outgoing: readonly Outgoing[],
    turn: number,
  ): Promise<AppendResult> => {
    const events = outgoing.map(({ event }) => event);
    const expectedRevision: AppendExpectedRevision = expected === 0 ? NO_STREAM : BigInt(expected - 1);
    // Longer each time: a server that is merely slow would otherwise be sent the same for ever.
    const deadline = patience.answer * Math.min(turn, 4);
    return together(() => {
      const { client } = connection.held();
      return inTime(deadline, client.appendToStream(theirName(prefix, stream), events, { expectedRevision, deadline }));
    });
  };

  /** Whether exactly these events follow the expected revision: then an answer was lost, and no other writer was faster. */
  const standing = async (stream: string, expected: number, outgoing: readonly Outgoing[]) => {
    const found = await reading.stream(stream, expected, outgoing.length);
    const same = outgoing.every(({ id }, index) => found[index]?.id === id);
    return same ? found.at(-1) : undefined;
  };

  const attempt = async (stream: string, expected: number, outgoing: readonly Outgoing[], turn: number) => {
    const again = turn > 1;
    try {
      const { position, success } = await send(stream, expected, outgoing, turn);
      const revision = expected + outgoing.length;
      const commit = Number(position?.commit);
      if (success && !again && Number.isSafeInteger(commit)) return { revision, position: commit };
    } catch (error) {
      if (error instanceof MaxAppendSizeExceededError) throw tooLarge(stream, outgoing, error.maxAppendSize, error);
      const actual = conflictingRevision(error);
      if (actual === undefined) throw error;
      if (!again) throw new Failure('store.conflict', { stream, expected, actual }, { cause: error });
    }
    // What is answered to a repeated append says nothing certain of the first one's position: it is looked up.
    const last = await standing(stream, expected, outgoing);
    if (last) return { revision: last.revision, position: last.position };
    const { revision: actual } = await reading.endOf(stream);
    throw new Failure('store.conflict', { stream, expected, actual });
  };

  return async (stream, expected, outgoing) => {
    if (bytesOf(outgoing) > mostBytes) throw tooLarge(stream, outgoing, mostBytes);
    if (outgoing.length === 0) return onlyCheck(reading, stream, expected);
    return few(() => persist(patience, (turn) => attempt(stream, expected, outgoing, turn)));
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
