import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { ruleSeverities } from '../format/rule-severity.ts';
import { businessClock } from './business-clock.ts';
import { schemes } from './scheme.ts';

export const rbVersion = z.enum(['2019', '2021', '2023', '2025']);
export type RbVersion = z.infer<typeof rbVersion>;

/** A bank of an environment; a tester can act as it. */
export const participant = z.object({ bic: z.string(), name: z.string() });
export type Participant = z.infer<typeof participant>;

/** The settings of an environment's simulated clearing. */
export const clearingSettings = z.object({
  bic: z.string(),
  /** Expected value of ClrSys/Prtry. */
  systemCode: z.string(),
  /** End of same-day settlement, HH:MM in Europe/Berlin time. */
  cutOff: z.string(),
  /** Bank days by which a settlement date may be ahead; five where absent. */
  settlementHorizonDays: z.number().int().optional(),
  /** Seconds until the time-out of an instant payment; those of the rulebook where absent. */
  timeOutSeconds: z.number().int().optional(),
  /** Seconds in which a tester answers an instant payment as the beneficiary's bank; those of the rulebook where absent. */
  beneficiaryTimeOutSeconds: z.number().int().optional(),
  /** The address of the bank that answers verifications of payee; none where absent. */
  payeeVerificationUrl: z.string().optional(),
  /** Real seconds that one business day of a delayed answer lasts. */
  secondsPerBusinessDay: z.number(),
  /** True where the cents of an amount select the answer. */
  magicCents: z.boolean(),
  /** BIC8s that are reachable; an empty list makes every BIC reachable. */
  reachable: z.array(z.string()),
  /** The banks as which testers can act; none where absent. */
  participants: z.array(participant).optional(),
  /**
   * True where the clearing rejects files for the same day after the cut-off; absent where they settle on the next
   * business day.
   */
  refusesLate: z.literal(true).optional(),
  /** True where testers may have scenario lists for their own files. */
  allowOwnScenarios: z.literal(true).optional(),
  /** True where testers may set and advance the clock and reset the memory; administrators always may. */
  allowClockChanges: z.literal(true).optional(),
  /** The reaction to credit transfers without a command, as `SIM:` commands; accepted where absent. */
  defaultScenario: z.string().optional(),
  /** The calendar of the clearing; where absent SEVEN_DAYS for instant payments and TARGET for all others. */
  calendarName: z.string().optional(),
  /** The envelope profile of files; the neutral one where absent. */
  envelopeProfile: z.string().optional(),
});
export type ClearingSettings = z.infer<typeof clearingSettings>;

/**
 * The limits of an environment for files and transactions; unlimited where absent. Answers of the clearing are not
 * counted.
 */
export const simEnvLimits = z.object({
  /** Size in bytes. */
  largestFile: z.number().int().optional(),
  mostTransactions: z.number().int().optional(),
});

export const simEnvSettings = z.object({
  environmentToken: z.string(),
  environmentName: z.string(),
  environmentGroup: z.string(),
  scheme: z.enum(schemes),
  versions: z.array(rbVersion),
  /** Ids of the added formats that the environment accepts besides the built-in ones; none where absent. */
  formats: z.array(z.string()).optional(),
  canSendToTestEngine: z.boolean(),
  clearing: clearingSettings,
  limits: simEnvLimits.optional(),
});
export type SimEnvSettings = z.infer<typeof simEnvSettings>;

export const simEnvEvents = defineEvents({
  SimEnvOpened: {
    says: 'A simulation environment was opened.',
    data: z.object({ environmentId: z.string(), settings: simEnvSettings }),
  },
  SimEnvSettingsChanged: {
    says: 'The settings of a simulation environment changed.',
    data: z.object({ environmentId: z.string(), settings: simEnvSettings }),
  },
  SimEnvSeveritiesChanged: {
    says: 'A simulation environment sets the severity of these rules; the formats set the severity of all other rules.',
    data: z.object({ environmentId: z.string(), severities: ruleSeverities }),
  },
  SimEnvClosed: {
    says: 'An administrator deleted a simulation environment. Its files are no longer listed. It can be restored for some days.',
    data: z.object({
      environmentId: z.string(),
      /** This and all later fields are absent in events from before deleted environments could be restored. */
      restorableUntil: z.string().optional(),
      /** Ids of the members at the time of the deletion. */
      members: z.array(z.string()).optional(),
      settings: simEnvSettings.optional(),
      severities: ruleSeverities.optional(),
    }),
  },
  SimEnvRestored: {
    says: 'A deleted simulation environment was restored with its files and settings.',
    data: z.object({
      environmentId: z.string(),
      settings: simEnvSettings,
      severities: ruleSeverities,
      version: z.number().int(),
      /** Its clock and memory at the time of the deletion. */
      clock: businessClock.optional(),
      memory: z.number().int().optional(),
    }),
  },
  SimEnvClockSet: {
    says: 'A user set the clock of a simulation environment: to a fixed time, to run at a factor, or back to the real time.',
    data: z.object({
      environmentId: z.string(),
      /** The business time at which the new clock starts. */
      instant: z.string(),
      /** Absent for the real clock. */
      clock: businessClock.optional(),
    }),
  },
  SimEnvClockAdvanced: {
    says: 'A user advanced the clock of a simulation environment. Answers that became due are released in order.',
    data: z.object({ environmentId: z.string(), from: z.string(), to: z.string(), clock: businessClock }),
  },
  SimEnvMemoryReset: {
    says: 'A user emptied the memory of a simulation environment: ids, references, originals and mandates used before no longer count. Planned answers are dropped; files stay.',
    data: z.object({
      environmentId: z.string(),
      /** The number of resets of the environment; later messages belong to this memory. */
      memory: z.number().int(),
      /** The business time after the reset. */
      instant: z.string(),
      /** The clock after the reset; absent for the real clock. */
      clock: businessClock.optional(),
    }),
  },
  SimEnvParticipantClaimed: {
    says: 'A tester acts as a participant of a simulation environment, or changes who answers.',
    data: z.object({
      environmentId: z.string(),
      bic: z.string(),
      userId: z.string(),
      /** The scenario list of the tester answers; by hand where absent. */
      answers: z.literal('scenario').optional(),
    }),
  },
  SimEnvParticipantReleased: {
    says: 'A tester no longer acts as a participant of a simulation environment.',
    data: z.object({ environmentId: z.string(), bic: z.string(), userId: z.string() }),
  },
});
export type SimEnvEvent = EventOf<typeof simEnvEvents>;
