import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { ruleSeverities } from '../format/rule-severity.ts';
import { schemes } from './scheme.ts';

export const rbVersion = z.enum(['2019', '2021', '2023', '2025']);
export type RbVersion = z.infer<typeof rbVersion>;

/** How the simulated clearing of an environment behaves. */
export const clearingSettings = z.object({
  bic: z.string(),
  /** Expected under ClrSys/Prtry. */
  systemCode: z.string(),
  /** Same-day settlement ends, HH:MM in Europe/Berlin time. */
  cutOff: z.string(),
  /** How many real seconds one business day of a scripted delay lasts. */
  secondsPerBusinessDay: z.number(),
  /** Whether the cents of an amount script the answer. */
  magicCents: z.boolean(),
  /** BIC8s that can be reached; empty = everybody. */
  reachable: z.array(z.string()),
  /** What comes after the cut-off for the same day is turned away; settles on the next one where missing. */
  refusesLate: z.literal(true).optional(),
  /** What becomes of credit transfers that ask for nothing themselves, as `SIM:` commands; accepted where missing. */
  defaultScenario: z.string().optional(),
  /** The calendar it works by; SEVEN_DAYS for instant payments and TARGET for all else where missing. */
  calendarName: z.string().optional(),
});
export type ClearingSettings = z.infer<typeof clearingSettings>;

/** What an environment takes in at most; no limit of its own where missing. Answers of its clearing are not counted. */
export const simEnvLimits = z.object({
  /** Bytes. */
  largestFile: z.number().int().optional(),
  mostTransactions: z.number().int().optional(),
});

export const simEnvSettings = z.object({
  environmentToken: z.string(),
  environmentName: z.string(),
  environmentGroup: z.string(),
  scheme: z.enum(schemes),
  versions: z.array(rbVersion),
  /** Ids of formats administrators added that it takes beside those the product brings; none where missing. */
  formats: z.array(z.string()).optional(),
  canSendToTestEngine: z.boolean(),
  clearing: clearingSettings,
  limits: simEnvLimits.optional(),
});
export type SimEnvSettings = z.infer<typeof simEnvSettings>;

export const simEnvEvents = defineEvents({
  SimEnvOpened: {
    says: 'A simulation environment can be worked in.',
    data: z.object({ environmentId: z.string(), settings: simEnvSettings }),
  },
  SimEnvSettingsChanged: {
    says: 'A simulation environment has these settings from now on.',
    data: z.object({ environmentId: z.string(), settings: simEnvSettings }),
  },
  SimEnvSeveritiesChanged: {
    says: 'In a simulation environment these rules are as grave as it says, whatever the formats say; the others are left to them.',
    data: z.object({ environmentId: z.string(), severities: ruleSeverities }),
  },
  SimEnvClosed: {
    says: 'A simulation environment is there no more; its files are out of sight with it.',
    data: z.object({ environmentId: z.string() }),
  },
});
export type SimEnvEvent = EventOf<typeof simEnvEvents>;
