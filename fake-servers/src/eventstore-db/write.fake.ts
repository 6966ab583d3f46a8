import { setTimeout as delay } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import type { AppendError } from './append-errors.fake.ts';
import type { Faults } from './faults.fake.ts';
import type { Expected, FakeLog, ProposedEvent, WriteResult } from './log.fake.ts';
import { type CallRefusal, notLeader, unavailable } from './refusals.fake.ts';

/** The result of an append: an answer, an error of this append alone, a refused call, or no answer. */
export type Written =
  | { readonly kind: 'result'; readonly result: WriteResult }
  | { readonly kind: 'error'; readonly error: AppendError }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  | { readonly kind: 'nothing' };

export type WriteNow = (stream: string, expected: Expected, events: readonly ProposedEvent[]) => Promise<Written>;
/** A write with the metadata of the client. */
export type Write = (caller: Metadata, ...args: Parameters<WriteNow>) => Promise<Written>;

/** Writes to the log, or applies the configured fault. */
export const fakeWrite =
  (log: FakeLog, faults: Faults, cut: () => void, refuses: (caller: Metadata) => CallRefusal | undefined): Write =>
  async (caller, stream, expected, events) => {
    const refusal = refuses(caller);
    if (refusal) return { kind: 'refused', refusal };
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
      case 'silent':
        write();
        return { kind: 'nothing' };
      case 'answerError':
        return { kind: 'error', error: fault.error };
      case 'refuse':
        return { kind: 'refused', refusal: unavailable() };
      case 'notLeader':
        return { kind: 'refused', refusal: notLeader(fault) };
    }
  };
