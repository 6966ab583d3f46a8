type Line = (facts: Readonly<Record<string, unknown>>, message: string) => void;

/** Where background work reports; a pino logger fits. */
export type Log = { readonly debug?: Line; readonly info: Line; readonly warn: Line; readonly error: Line };

/** Says nothing. */
export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
