import type { AppendError } from './append-errors.fake.ts';

/** The fault of an append. */
export type AppendFault =
  /** Written; the connection breaks before the answer. */
  | { readonly kind: 'cutAfterWrite' }
  /** The connection breaks before anything is written. */
  | { readonly kind: 'cutBeforeWrite' }
  /** Written; the answer is delayed by this number of milliseconds. */
  | { readonly kind: 'late'; readonly by: number }
  /** Written; there is no answer. */
  | { readonly kind: 'silent' }
  /** Nothing is written: the call, with a batch all its appends, is refused as unavailable. */
  | { readonly kind: 'refuse' }
  /** Nothing is written; this append is answered with an error, and a batch goes on. */
  | { readonly kind: 'answerError'; readonly error: AppendError }
  /** Nothing is written: another node is the leader. */
  | { readonly kind: 'notLeader'; readonly host: string; readonly port: number };

/** The faults of the fake server, and a record of subscriptions. */
export type Faults = {
  /** Applies one fault to each of the next appends, in order. */
  nextAppends(...faults: readonly AppendFault[]): void;
  takeAppendFault(): AppendFault | undefined;
  /** Delivers every event of a subscription twice from now on. */
  duplicateDeliveries: boolean;
  /** Milliseconds by which the clock of the server is ahead: it refuses an append whose deadline is past by its clock. */
  clockAhead: number;
  /** At the end of the existing events each subscription gets the checkpoint of EventStoreDB 24.10 without events, 2^64 - 1. */
  checkpointsWithoutEvents: boolean;
  /** Number of next reads, including subscriptions, that are refused as unavailable. */
  refusedReads: number;
  /** Start position of each subscription so far; -1 for the start of the log. */
  readonly subscribedFrom: number[];
};

export const noFaults = (): Faults => {
  const appends: AppendFault[] = [];
  return {
    nextAppends: (...faults) => void appends.push(...faults),
    takeAppendFault: () => appends.shift(),
    duplicateDeliveries: false,
    clockAhead: 0,
    checkpointsWithoutEvents: false,
    refusedReads: 0,
    subscribedFrom: [],
  };
};
