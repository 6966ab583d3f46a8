/**
 * The fault of a command: the connection breaks before it runs, or after it and before the answer; the answer is late;
 * another server is the primary; it runs without the majority's confirmation; it runs, or its results are delivered,
 * twice.
 */
export type FaultKind =
  | { readonly kind: 'breakBefore' | 'breakAfter' | 'notPrimary' | 'noMajority' | 'twice' }
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'refuse'; readonly code: number };

export type Fault = { readonly command: string; readonly collection?: string; readonly times?: number } & FaultKind;

/** Configured faults that have not occurred yet. */
export const fakeFaults = () => {
  let coming: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (fault: Fault) => void coming.push({ fault, left: fault.times ?? 1 }),
    clear() {
      coming = [];
    },
    /** The next fault of a command; it is then used up. */
    next(command: string, collection: unknown): Fault | undefined {
      const found = coming.find(
        ({ fault }) => fault.command === command && (fault.collection === undefined || fault.collection === collection),
      );
      if (found) found.left -= 1;
      coming = coming.filter(({ left }) => left > 0);
      return found?.fault;
    },
  };
};
