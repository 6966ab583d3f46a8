import { signal } from './signal.ts';

const losses = signal();
const doubts = signal();
let lost = false;
let answeredAt = 0;

/** Whether no request can reach the server: the browser is offline, or the probe of the connection failed. */
export const isServerLost = (): boolean => lost || navigator.onLine === false;

/** The probe of the connection reports here what it found. */
export const setServerLost = (isLost: boolean): void => {
  const turned = isLost && !lost;
  lost = isLost;
  if (turned) losses.tell();
};

/** Hears when the server is lost; returns how to stop listening. */
export const onServerLost = losses.on;

/** Asks for a probe: a call failed or waits for its answer unusually long. */
export const doubtConnection = doubts.tell;
export const onConnectionDoubted = doubts.on;

/** The server answered a call. */
export const noteAnswer = (): void => {
  answeredAt = Date.now();
};
export const lastAnswer = (): number => answeredAt;
