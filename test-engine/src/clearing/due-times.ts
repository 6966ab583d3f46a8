import type { RbVersion } from '@clearbench/contracts/sim-env/events';

/** A delay of a scenario: business days are scaled by the environment, seconds are not. */
export type Delay = { readonly days: number } | { readonly seconds: number };

export const addSeconds = (instant: string, seconds: number): string =>
  new Date(Date.parse(instant) + seconds * 1000).toISOString();

/** Business days of a delay, for the dates inside a message. */
export const daysOf = (delay: Delay): number => ('days' in delay ? delay.days : 0);

/** The spelling of a delay in a command: +1D or 12S. */
export const delayText = (delay: Delay): string => ('days' in delay ? `+${delay.days}D` : `${delay.seconds}S`);

/** Date and time in a message, to the second. */
export const messageTime = (instant: string): string => `${new Date(instant).toISOString().slice(0, 19)}Z`;

/** Acceptance time of an instant payment: milliseconds, from rulebook 2025 on without trailing zeros. */
export const acceptanceTime = (instant: string, rbVersion: RbVersion): string => {
  const exact = new Date(instant).toISOString();
  return rbVersion === '2025' ? exact.replace(/\.?0*Z$/, 'Z') : exact;
};
