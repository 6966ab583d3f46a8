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
