import { setTimeout as delay } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import type { AppendError } from './append-errors.fake.ts';
import type { Faults } from './faults.fake.ts';
import type { FakeLog } from './log.fake.ts';
import { type CallRefusal, cancelled, notLeader, unavailable, unimplemented } from './refusals.fake.ts';
import type { Expected, ProposedEvent, WriteResult } from './stored-event.fake.ts';

/** The result of an append: an answer, an error of this append alone, a refused call, or no answer. */
export type Written =
  | { readonly kind: 'result'; readonly result: WriteResult }
  | { readonly kind: 'error'; readonly error: AppendError }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  | { readonly kind: 'nothing' };

export type WriteNow = (stream: string, expected: Expected, events: readonly ProposedEvent[]) => Promise<Written>;
/** A write with the metadata of the client. */
export type Write = (caller: Metadata, ...args: Parameters<WriteNow>) => Promise<Written>;

export type WriteParts = {
  readonly log: FakeLog;
  readonly faults: Faults;
  readonly cut: () => void;
  readonly refuses: (caller: Metadata) => CallRefusal | undefined;
  readonly permits: (caller: Metadata, stream: string) => boolean;
};

/** Appends that are being committed, by stream. */
type Running = { readonly ids: string; readonly committed: Promise<unknown> };

/** Writes to the log, or applies the configured fault. */
export const fakeWrite = ({ log, faults, cut, refuses, permits }: WriteParts): Write => {
  const running = new Map<string, Running>();

  /** Commits after a time. A server drops a repetition that arrives meanwhile; its client hears of a time-out. */
  const slowly = async (by: number, stream: string, ids: string, write: () => Written): Promise<Written> => {
    const committed = delay(by).then(write);
    running.set(stream, { ids, committed });
    const written = await committed;
    running.delete(stream);
    return written;
  };

  return async (caller, stream, expected, events) => {
    const refusal = refuses(caller);
    if (refusal) return { kind: 'refused', refusal };
    if (!permits(caller, stream)) return { kind: 'error', error: 'AccessDenied' };
    // Their settings (`$acl`, `$maxCount`, …) would change reads and writes of the stream.
    if (stream.startsWith('$$')) return { kind: 'refused', refusal: unimplemented('stream metadata') };
    const ids = events.map(({ id }) => id).join();
    const before = running.get(stream);
    if (before?.ids === ids) {
      await delay(faults.writeTimeout);
      return { kind: 'error', error: 'Timeout' };
    }
    await before?.committed;
    const fault = faults.takeAppendFault();
    const write = (): Written => ({ kind: 'result', result: log.append(stream, expected, events) });
    switch (fault?.kind) {
      case undefined:
        return write();
      case 'cutAfterWrite':
        write();
        cut();
        return { kind: 'nothing' };
      case 'cutBeforeWrite':
        cut();
        return { kind: 'nothing' };
      case 'late': {
        const written = write();
        await delay(fault.by);
        return written;
      }
      case 'slow':
        return slowly(fault.by, stream, ids, write);
      case 'silent':
        write();
        return { kind: 'nothing' };
      case 'answerError':
        return { kind: 'error', error: fault.error };
      case 'refuse':
        return { kind: 'refused', refusal: unavailable() };
      case 'cancel':
        return { kind: 'refused', refusal: cancelled() };
      case 'notLeader':
        return { kind: 'refused', refusal: notLeader(fault) };
    }
  };
};
