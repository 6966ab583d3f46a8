import type { AppendError } from './append-errors.fake.ts';

/** The fault of an append. */
export type AppendFault =
  /** Written; the connection breaks before the answer. */
  | { readonly kind: 'cutAfterWrite' }
  /** The connection breaks before anything is written. */
  | { readonly kind: 'cutBeforeWrite' }
  /** Written; the answer is delayed by this number of milliseconds. */
  | { readonly kind: 'late'; readonly by: number }
  /** Committed and answered after this number of milliseconds; a repetition in between is dropped. */
  | { readonly kind: 'slow'; readonly by: number }
  /** Written; there is no answer. */
  | { readonly kind: 'silent' }
  /** Nothing is written: the call, with a batch all its appends, is refused as unavailable. */
  | { readonly kind: 'refuse' }
  /** Nothing is written: the call is cancelled, as by a server that stops. */
  | { readonly kind: 'cancel' }
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
  /** Milliseconds after which the server gives up an append (`WriteTimeoutMs`). */
  writeTimeout: number;
  /** Number of next reads, including subscriptions, that are refused as unavailable, or cancelled as by a server that stops. */
  refusedReads: number;
  refusedReadsAreCancelled: boolean;
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
    writeTimeout: 2_000,
    refusedReads: 0,
    refusedReadsAreCancelled: false,
    subscribedFrom: [],
  };
};
