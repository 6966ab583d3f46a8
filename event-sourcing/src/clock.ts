/** The only source of the current time: ISO 8601 in UTC. */
export type Clock = { now(): string };

/** The system clock; formats the time once per millisecond. */
export const systemClock = (): Clock => machineClock;

let last = { at: Number.NaN, text: '' };
const machineClock: Clock = {
  now: () => {
    const at = Date.now();
    if (at !== last.at) last = { at, text: new Date(at).toISOString() };
    return last.text;
  },
};

/** A clock that always returns the same instant. */
export const frozenClock = (at: string): Clock => ({ now: () => at });
