import { emitter } from '../parts/emitter.ts';

const losses = emitter();
const doubts = emitter();
let lost = false;
let answeredAt = 0;

/** Whether no request can reach the server: the browser is offline, or the probe of the connection failed. */
export const isServerLost = (): boolean => lost || navigator.onLine === false;

/** The probe of the connection reports its result here. */
export const setServerLost = (isLost: boolean): void => {
  const turned = isLost && !lost;
  lost = isLost;
  if (turned) losses.emit();
};

/** Subscribes to the loss of the connection; returns the function that unsubscribes. */
export const onServerLost = losses.on;

/** Requests a probe: a call failed or has waited unusually long for its response. */
export const doubtConnection = doubts.emit;
export const onConnectionDoubted = doubts.on;

/** The server answered a call. */
export const noteAnswer = (): void => {
  answeredAt = Date.now();
};
export const lastAnswer = (): number => answeredAt;
