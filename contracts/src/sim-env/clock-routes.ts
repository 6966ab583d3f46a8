import { z } from 'zod';
import { committed, route } from '../route.ts';
import { fastestFactor, latestInstant, slowestFactor } from './business-time.ts';

const params = z.object({ environmentToken: z.string().min(1).max(64) });

/** An instant with its zone, at most to the end of 2099, as ISO 8601 UTC with milliseconds. */
const instant = z.iso
  .datetime({ offset: true })
  .max(40)
  .transform((text) => new Date(text).toISOString())
  .refine((text) => text >= '2000' && text <= latestInstant);

/** A day of the calendar, YYYY-MM-DD. */
const day = z.iso.date().refine((text) => text >= '2000' && text < '2100');

/** Without an instant the clock continues from the time it shows. */
export const clockChoice = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('real') }),
  z.object({ kind: z.literal('fixed'), instant: instant.optional() }),
  z.object({
    kind: z.literal('running'),
    /** Business seconds per real second. */
    factor: z.number().min(slowestFactor).max(fastestFactor),
    instant: instant.optional(),
  }),
]);

/** Seconds of the longest advance by a duration: a year. */
const longestAdvance = 366 * 86_400;

/**
 * The target of an advance: the next planned action, the next cut-off, the opening of the next business day or of a day, a
 * number of seconds, or an instant. The server computes the instant from the calendar of the environment.
 */
export const clockTarget = z.union([
  z.object({ to: z.enum(['nextDue', 'cutOff', 'nextBusinessDay']) }),
  z.object({ seconds: z.number().int().min(1).max(longestAdvance) }),
  z.object({ day }),
  z.object({ instant }),
]);

/** The clock of an environment at the time of the reply. */
export const clockState = z.object({
  kind: z.enum(['real', 'fixed', 'running']),
  /** The business time; ISO 8601 UTC. */
  now: z.string(),
  /** Business seconds per real second; 0 for a fixed clock. */
  pace: z.number(),
  /** The instants of the targets of an advance. */
  /** Absent where nothing is planned. */
  nextDueAt: z.string().optional(),
  cutOffAt: z.string(),
  nextBusinessDayAt: z.string(),
  /** Whether the caller may change the clock and reset the memory. */
  mayChange: z.boolean(),
  /** The number of resets of the memory, and the real time of the last one. */
  memory: z.number().int(),
  memoryResetAt: z.string().optional(),
});
export type ClockState = z.infer<typeof clockState>;

const changedClock = committed.extend({ now: z.string() });

export const readSimEnvClockRoute = route({
  name: 'readSimEnvClock',
  summary: 'The business clock of a simulation environment, and the instants to which it can be advanced.',
  side: 'query',
  method: 'GET',
  path: '/api/simenv/:environmentToken/clock',
  allow: 'signedIn',
  scope: 'read',
  params,
  reply: clockState,
  errors: ['simEnv.notFound'],
});

export const setSimEnvClockRoute = route({
  name: 'setSimEnvClock',
  summary:
    'Sets the clock of a simulation environment: to a fixed time, to run at a factor, or to the real time. It cannot be put back; only a reset does that.',
  side: 'command',
  method: 'PUT',
  path: '/api/simenv/:environmentToken/clock',
  allow: 'signedIn',
  scope: 'send',
  params,
  body: clockChoice,
  reply: changedClock,
  errors: ['simEnv.notFound', 'simEnv.clockNotAllowed', 'simEnv.clockBackwards', 'simEnv.clockTooFar'],
});

export const advanceSimEnvClockRoute = route({
  name: 'advanceSimEnvClock',
  summary:
    'Advances the clock of a simulation environment to the next planned action, its cut-off, its next business day, a day, an instant, or by seconds. The reply waits up to ten seconds for the release of answers that became due; `stillDue` counts the others.',
  side: 'command',
  method: 'POST',
  path: '/api/simenv/:environmentToken/clock/advance',
  allow: 'signedIn',
  scope: 'send',
  params,
  body: clockTarget,
  reply: changedClock.extend({ stillDue: z.number().int() }),
  errors: ['simEnv.notFound', 'simEnv.clockNotAllowed', 'simEnv.clockBackwards', 'simEnv.clockTooFar'],
});

export const resetSimEnvMemoryRoute = route({
  name: 'resetSimEnvMemory',
  summary:
    'Empties the memory of a simulation environment: ids, references, originals and mandates used before no longer count, and planned answers are dropped. Files stay. The clock may be set to any time, also to an earlier one.',
  side: 'command',
  method: 'POST',
  path: '/api/simenv/:environmentToken/reset',
  allow: 'signedIn',
  scope: 'send',
  params,
  body: z.object({ clock: clockChoice.optional() }),
  reply: changedClock.extend({ memory: z.number().int() }),
  errors: ['simEnv.notFound', 'simEnv.clockNotAllowed', 'simEnv.clockTooFar'],
});
