import { z } from 'zod';
import { defineEvents, type EventOf } from '../event-definition.ts';
import { interruptions } from './choices.ts';
import { caseEnd, plannedCase, runChoices, runStep } from './parts.ts';

const runId = z.string();
/** The number of a case in its run, from 1. */
const number = z.number().int();
/** The execution of the run: a process that continues it has another one. */
const executionId = z.string();

export const suiteRunEvents = defineEvents({
  SuiteRunStarted: {
    says: 'A user started a run of a test suite. Its cases run when earlier runs leave a place.',
    data: z.object({
      runId,
      environmentId: z.string(),
      environmentToken: z.string(),
      suiteId: z.string(),
      suiteTitle: z.string(),
      suiteVersion: z.number().int(),
      /** The stored files of the suite, and the list of the selected cases. */
      textsSha256: z.string(),
      planSha256: z.string(),
      /** SHA-256 of the names and contents of the files of the suite. */
      suiteHash: z.string(),
      cases: z.number().int(),
      choices: runChoices,
      productVersion: z.string(),
      requestedBy: z.string(),
      /** The user who reads the run alone, besides administrators, because the suite is not shared. */
      privateTo: z.string().optional(),
      /** The run whose texts and choices this one has. */
      rerunOf: z.string().optional(),
      onlyFailed: z.literal(true).optional(),
    }),
  },
  SuiteCaseStarted: {
    says: 'A case of a run started. A case whose process ended is started again.',
    data: z.object({ runId, number, attempt: z.number().int(), executionId, case: plannedCase }),
  },
  SuiteStepFinished: {
    says: 'A step of a case passed or failed.',
    data: z.object({ runId, number, attempt: z.number().int(), ...runStep.shape }),
  },
  SuiteCaseFinished: {
    says: 'A case of a run passed, failed or could not be run.',
    data: z.object({ runId, number, attempt: z.number().int(), ...caseEnd.shape }),
  },
  SuiteRunFinished: {
    says: 'Every case of a run is finished.',
    data: z.object({ runId, passed: z.number().int(), failed: z.number().int(), errors: z.number().int() }),
  },
  SuiteRunStopped: { says: 'A user stopped a run.', data: z.object({ runId, by: z.string() }) },
  SuiteRunInterrupted: {
    says: 'A run ended before its last case: it reached a limit, or its texts cannot be read.',
    data: z.object({ runId, reason: z.enum(interruptions) }),
  },
  SuiteRunDeleted: {
    says: 'A user deleted a run. Its files are removed.',
    data: z.object({ runId, environmentId: z.string() }),
  },
  SuiteRunExpired: {
    says: 'A run expired after the retention period of its user. Its files are removed.',
    data: z.object({ runId, environmentId: z.string(), endedAt: z.string() }),
  },
});
export type SuiteRunEvent = EventOf<typeof suiteRunEvents>;
