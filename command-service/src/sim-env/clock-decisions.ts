import { refuse } from '@clearbench/contracts/failure';
import type { BusinessClock } from '@clearbench/contracts/sim-env/business-clock';
import { advancedClock, businessTime, chosenClock, latestInstant } from '@clearbench/contracts/sim-env/business-time';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent } from '@clearbench/contracts/sim-env/events';

/** The part of an environment that its clock and its memory need. */
export type ClockParts = { readonly clock?: BusinessClock | undefined; readonly memory: number };

type DataOf<T extends SimEnvCommand['type']> = Extract<SimEnvCommand, { type: T }>['data'];

const withClock = (clock: BusinessClock | undefined) => (clock === undefined ? {} : { clock });

/** A clock shows at most the last instant. */
const checkReach = (instant: string): void => {
  if (instant > latestInstant) refuse('simEnv.clockTooFar', { latest: latestInstant });
};

/** A clock never goes back; times ISO 8601 UTC. */
const checkForward = (before: string, after: string): void => {
  checkReach(after);
  if (after < before) refuse('simEnv.clockBackwards', { now: before });
};

const isSame = (one: BusinessClock | undefined, other: BusinessClock | undefined): boolean =>
  one?.kind !== 'running' && other?.kind !== 'running' && one?.instant === other?.instant;

export const setClock = (
  { environmentId, choice }: DataOf<'SetSimEnvClock'>,
  at: string,
  { clock: before }: ClockParts,
): SimEnvEvent[] => {
  const clock = chosenClock(choice, before, at);
  const instant = businessTime(clock, at);
  checkForward(businessTime(before, at), instant);
  return isSame(before, clock)
    ? []
    : [{ type: 'SimEnvClockSet', data: { environmentId, instant, ...withClock(clock) } }];
};

/** Advancing to the time that the clock shows changes nothing. */
export const advanceClock = (
  { environmentId, to }: DataOf<'AdvanceSimEnvClock'>,
  at: string,
  { clock: before }: ClockParts,
): SimEnvEvent[] => {
  const from = businessTime(before, at);
  checkForward(from, to);
  if (from === to) return [];
  return [{ type: 'SimEnvClockAdvanced', data: { environmentId, from, to, clock: advancedClock(before, to, at) } }];
};

export const resetMemory = (
  { environmentId, choice }: DataOf<'ResetSimEnvMemory'>,
  at: string,
  { clock: before, memory }: ClockParts,
): SimEnvEvent[] => {
  const clock = choice === undefined ? before : chosenClock(choice, before, at);
  const instant = businessTime(clock, at);
  checkReach(instant);
  const data = { environmentId, memory: memory + 1, instant, ...withClock(clock) };
  return [{ type: 'SimEnvMemoryReset', data }];
};
