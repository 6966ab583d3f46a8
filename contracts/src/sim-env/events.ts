import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';

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
});
export type ClearingSettings = z.infer<typeof clearingSettings>;

export const simEnvSettings = z.object({
  environmentToken: z.string(),
  environmentName: z.string(),
  environmentGroup: z.string(),
  scheme: z.enum(['sct', 'inst']),
  versions: z.array(rbVersion),
  canSendToTestEngine: z.boolean(),
  clearing: clearingSettings,
});
export type SimEnvSettings = z.infer<typeof simEnvSettings>;

export const simEnvEvents = defineEvents({
  SimEnvOpened: {
    says: 'A simulation environment can be worked in.',
    data: z.object({ environmentId: z.string(), settings: simEnvSettings }),
  },
});
export type SimEnvEvent = EventOf<typeof simEnvEvents>;
