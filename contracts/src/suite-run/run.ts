import { z } from 'zod';
import { caseStates, interruptions, suiteRunStates } from './choices.ts';
import { plannedCase, runChoices, runStep } from './parts.ts';

const count = z.number().int();

/** A run of a suite as the list shows it. */
export const suiteRun = z.object({
  runId: z.string(),
  environmentToken: z.string(),
  suiteId: z.string(),
  suiteTitle: z.string(),
  suiteVersion: count,
  /** SHA-256 of the names and contents of the files of the suite. */
  suiteHash: z.string(),
  state: z.enum(suiteRunStates),
  /** Why it was interrupted. */
  reason: z.enum(interruptions).optional(),
  cases: count,
  passed: count,
  failed: count,
  errors: count,
  choices: runChoices,
  /** Absent for a deleted user. */
  requestedByName: z.string().optional(),
  requestedAt: z.string(),
  startedAt: z.string().optional(),
  endedAt: z.string().optional(),
  /** When it is removed; absent for an open run and for a retention without end. */
  expiresAt: z.string().optional(),
  rerunOf: z.string().optional(),
  onlyFailed: z.boolean(),
});
export type SuiteRun = z.infer<typeof suiteRun>;

/** A run with the states of its cases, in their order: p passed, f failed, e could not be run, r running, a dot open. */
export const suiteRunDetails = suiteRun.extend({
  productVersion: z.string(),
  caseStates: z.string(),
  /** The runs before it in the queue; absent unless it waits. */
  runsBefore: count.optional(),
  /** The run of the same suite before this one; absent for the first one. */
  previousRunId: z.string().optional(),
});
export type SuiteRunDetails = z.infer<typeof suiteRunDetails>;

/** A case of a run as the list shows it. */
export const suiteRunCase = plannedCase.extend({
  /** Its number in the run, from 1. */
  number: count,
  state: z.enum(caseStates),
  /** Milliseconds; absent for a case that is not finished. */
  duration: z.number().optional(),
  /** Why it did not pass, in one line. */
  failure: z.string().optional(),
});
export type SuiteRunCase = z.infer<typeof suiteRunCase>;

/** A case with its steps. */
export const suiteRunCaseDetails = suiteRunCase.extend({
  error: z.string().optional(),
  startedAt: z.string().optional(),
  /** The finished steps. */
  finishedSteps: z.array(runStep),
});
export type SuiteRunCaseDetails = z.infer<typeof suiteRunCaseDetails>;

/** A case that has another result than in an earlier run, or another duration. */
export const caseChange = z.object({
  number: count,
  title: z.string(),
  file: z.string(),
  row: count.optional(),
  before: z.enum(caseStates).optional(),
  after: z.enum(caseStates).optional(),
  /** Milliseconds. */
  durationBefore: z.number().optional(),
  durationAfter: z.number().optional(),
});
export type CaseChange = z.infer<typeof caseChange>;

/** The differences of a run from an earlier one; lists have at most 1,000 cases. */
export const runComparison = z.object({
  before: suiteRun,
  after: suiteRun,
  becameRed: z.array(caseChange),
  becameGreen: z.array(caseChange),
  added: z.array(caseChange),
  removed: z.array(caseChange),
  /** Cases whose duration is at least twice as long or half as long, and differs by 50 milliseconds or more. */
  durations: z.array(caseChange),
  unchanged: count,
});
export type RunComparison = z.infer<typeof runComparison>;
