/** Faults that an operator has to correct, one sentence each. */
export type OperatorError = Error & { readonly forOperator: true; readonly faults: readonly string[] };

/** An error that ends the start with its sentences and without a stack trace. */
export const settingsError = (...faults: readonly string[]): OperatorError =>
  Object.assign(new Error(faults.join('\n')), { forOperator: true as const, faults });

export const isForOperator = (error: unknown): error is OperatorError =>
  error instanceof Error && 'forOperator' in error;

/** Reads every setting of a process. Throws one error with the faults of all of them, so that an operator can correct all at once. */
export const readEach = <Settings extends object>(
  readers: {
    readonly [Name in keyof Settings]: () => Settings[Name];
  },
): Settings => {
  const faults: string[] = [];
  const read = Object.entries<() => unknown>(readers as Readonly<Record<string, () => unknown>>).map(
    ([name, reader]) => {
      try {
        return [name, reader()];
      } catch (error) {
        if (!isForOperator(error)) throw error;
        faults.push(...error.faults);
        return [name, undefined];
      }
    },
  );
  if (faults.length > 0) throw settingsError(...new Set(faults));
  return Object.fromEntries(read) as Settings;
};
