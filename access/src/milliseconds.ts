import type { Clock } from './ports.ts';

/** Milliseconds since 1970; the clock is read several times per request within one millisecond. */
export const millisecondsOf = (clock: Clock): (() => number) => {
  let last = { text: '', at: Number.NaN };
  return () => {
    const text = clock.now();
    if (text !== last.text) last = { text, at: Date.parse(text) };
    return last.at;
  };
};
