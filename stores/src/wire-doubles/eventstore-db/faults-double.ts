/** What goes wrong with an append. */
export type AppendFault =
  /** Written; the connection breaks before the answer. */
  | { readonly kind: 'cutAfterWrite' }
  /** The connection breaks before anything is written. */
  | { readonly kind: 'cutBeforeWrite' }
  /** Written; the answer comes so many milliseconds later. */
  | { readonly kind: 'late'; readonly by: number }
  /** Written; no answer ever comes. */
  | { readonly kind: 'silent' }
  /** Nothing is written: not available. */
  | { readonly kind: 'refuse' }
  /** Nothing is written: another node leads. */
  | { readonly kind: 'notLeader'; readonly host: string; readonly port: number };

/** What the double is told to do wrong, and what it saw come of it. */
export type Faults = {
  /** Each of the next appends meets one of these, in their order. */
  nextAppends(...faults: readonly AppendFault[]): void;
  takeAppendFault(): AppendFault | undefined;
  /** Every event of a subscription is delivered twice from now on. */
  duplicateDeliveries: boolean;
  /** So many of the next reads, subscriptions among them, are refused as not available. */
  refusedReads: number;
  /** Where each subscription so far began; -1 for the start. */
  readonly subscribedFrom: number[];
};

export const noFaults = (): Faults => {
  const appends: AppendFault[] = [];
  return {
    nextAppends: (...faults) => void appends.push(...faults),
    takeAppendFault: () => appends.shift(),
    duplicateDeliveries: false,
    refusedReads: 0,
    subscribedFrom: [],
  };
};
