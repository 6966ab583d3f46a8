type Line = (facts: Readonly<Record<string, unknown>>, message: string) => void;

/** The logger of background work; a pino logger fits. */
export type Log = { readonly debug?: Line; readonly info: Line; readonly warn: Line; readonly error: Line };

/** A log without output. */
export const quietLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
