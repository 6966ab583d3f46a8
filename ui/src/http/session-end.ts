import { signal } from './signal.ts';

const ends = signal();
const refusals = signal();

/** Hears when the server no longer knows the session. */
export const onSessionEnd = ends.on;
export const tellSessionEnd = ends.tell;

/** Hears when the server knows the session, but the account may not be used (any more). */
export const onAccountRefused = refusals.on;
export const tellAccountRefused = refusals.tell;
