import { emitter } from '../parts/emitter.ts';

const ends = emitter();
const refusals = emitter();

/** Subscribes to the end of the session. */
export const onSessionEnd = ends.on;
export const announceSessionEnd = ends.emit;

/** Subscribes to the refusal of the account: the server knows the session, but the account may not be used. */
export const onAccountRefused = refusals.on;
export const announceAccountRefused = refusals.emit;
