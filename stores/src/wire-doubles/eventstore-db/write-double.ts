import { setTimeout as delay } from 'node:timers/promises';
import type { Metadata } from '@grpc/grpc-js';
import type { Faults } from './faults-double.ts';
import type { Expected, LogDouble, ProposedEvent, WriteOutcome } from './log-double.ts';
import { type CallRefusal, notLeader, unavailable } from './refusals-double.ts';

/** What an append comes to: an outcome to answer, a refusal of the call, or nothing at all. */
export type Written =
  | { readonly kind: 'outcome'; readonly outcome: WriteOutcome }
  | { readonly kind: 'refused'; readonly refusal: CallRefusal }
  | { readonly kind: 'nothing' };

export type WriteNow = (stream: string, expected: Expected, events: readonly ProposedEvent[]) => Promise<Written>;
/** The same, for whoever called with this metadata. */
export type Write = (caller: Metadata, ...what: Parameters<WriteNow>) => Promise<Written>;

/** Writes to the log, or does to the append what it was told to do wrong. */
export const writeDouble =
  (log: LogDouble, faults: Faults, cut: () => void, refuses: (caller: Metadata) => CallRefusal | undefined): Write =>
  async (caller, stream, expected, events) => {
    const refusal = refuses(caller);
    if (refusal) return { kind: 'refused', refusal };
    const fault = faults.takeAppendFault();
    const write = (): Written => ({ kind: 'outcome', outcome: log.append(stream, expected, events) });
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
      case 'refuse':
        return { kind: 'refused', refusal: unavailable() };
      case 'notLeader':
        return { kind: 'refused', refusal: notLeader(fault) };
    }
  };
