/**
 * What may go wrong with a command: the connection breaks before it is run, or after it was and before the answer; the
 * answer is late; somebody else is the primary; it is run, but no majority confirms it; it is run, or what it found is
 * delivered, twice.
 */
export type Harm =
  | { readonly kind: 'breakBefore' | 'breakAfter' | 'notPrimary' | 'noMajority' | 'twice' }
  | { readonly kind: 'late'; readonly milliseconds: number }
  | { readonly kind: 'refuse'; readonly code: number };

export type Fault = { readonly command: string; readonly collection?: string; readonly times?: number } & Harm;

/** Faults that were asked for and have not happened yet. */
export const doubleFaults = () => {
  let coming: { readonly fault: Fault; left: number }[] = [];
  return {
    add: (fault: Fault) => void coming.push({ fault, left: fault.times ?? 1 }),
    clear() {
      coming = [];
    },
    /** The fault of a command, which then has happened once more. */
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
