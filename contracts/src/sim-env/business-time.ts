import type { BusinessClock } from './business-clock.ts';

/** The last instant that a clock shows; ISO 8601 texts with four-digit years are in the order of time. */
export const latestInstant = '2099-12-31T23:59:59.999Z';

/** Business seconds per real second of a running clock. */
export const slowestFactor = 0.01;
export const fastestFactor = 86_400;

/** The business time at a real time, both ISO 8601 UTC; without a clock it is the real time itself. */
export const businessTime = (clock: BusinessClock | undefined, realTime: string): string => {
  if (clock === undefined) return realTime;
  if (clock.kind === 'fixed') return clock.instant;
  const passed = Math.max(0, Date.parse(realTime) - Date.parse(clock.since)) * clock.factor;
  return new Date(Math.min(Math.floor(Date.parse(clock.instant) + passed), Date.parse(latestInstant))).toISOString();
};

/** The real time at which the clock shows a business time; undefined for a clock that will not show it by itself. */
export const realTimeOf = (clock: BusinessClock | undefined, time: string): string | undefined => {
  if (clock === undefined) return time;
  if (clock.kind === 'fixed') return undefined;
  const ahead = Math.max(0, Date.parse(time) - Date.parse(clock.instant));
  return new Date(Date.parse(clock.since) + Math.ceil(ahead / clock.factor)).toISOString();
};

/** Business seconds per real second: 0 for a fixed clock. */
export const paceOf = (clock: BusinessClock | undefined): number => {
  if (clock === undefined) return 1;
  return clock.kind === 'fixed' ? 0 : clock.factor;
};

/** How a clock is to be set; without an instant it continues from the time it shows. */
export type ClockChoice =
  | { readonly kind: 'real' }
  | { readonly kind: 'fixed'; readonly instant?: string | undefined }
  | { readonly kind: 'running'; readonly factor: number; readonly instant?: string | undefined };

/** The clock that a choice makes at a real time. */
export const chosenClock = (
  choice: ClockChoice,
  before: BusinessClock | undefined,
  realTime: string,
): BusinessClock | undefined => {
  if (choice.kind === 'real') return undefined;
  const instant = choice.instant ?? businessTime(before, realTime);
  if (choice.kind === 'fixed') return { kind: 'fixed', instant };
  return { kind: 'running', instant, since: realTime, factor: choice.factor };
};

/** The same clock at a later instant; the real one becomes one that is ahead by a constant time. */
export const advancedClock = (before: BusinessClock | undefined, to: string, realTime: string): BusinessClock =>
  before?.kind === 'fixed'
    ? { kind: 'fixed', instant: to }
    : { kind: 'running', instant: to, since: realTime, factor: before?.factor ?? 1 };
