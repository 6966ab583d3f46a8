import { randomUUID } from 'node:crypto';

/** The only road by which time enters: ISO 8601 in UTC. */
export type Clock = { now(): string };

/** The machine's own time; put into words once a millisecond, however many ask. */
export const systemClock = (): Clock => machineClock;

let last = { at: Number.NaN, text: '' };
const machineClock: Clock = {
  now: () => {
    const at = Date.now();
    if (at !== last.at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  },
};

/** Always the same instant. */
export const frozenClock = (at: string): Clock => ({ now: () => at });

/** Where new ids come from. */
export type IdSource = () => string;

/** Random ids, never the same twice. */
export const idSource = (): IdSource => randomUUID;

/** `prefix-1`, `prefix-2`, …: ids a test can name beforehand. */
export const countedIds = (prefix: string): IdSource => {
  let last = 0;
  return () => {
    last += 1;
    return `${prefix}-${last}`;
  };
};
