import { caseStateAt } from '@clearbench/contracts/suite-run/choices';
import type { CaseFact, SuiteRunCommand } from '@clearbench/contracts/suite-run/commands';
import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import type { SuiteRunLog } from './suite-run-log.ts';

type Recording = Extract<SuiteRunCommand, { type: 'RecordCases' }>['data'];

const started = (fact: Extract<CaseFact, { started: unknown }>, run: SuiteRunLog, executionId: string) => {
  const { number } = fact;
  const before = run.current[number];
  const state = caseStateAt(run.caseStates, number);
  if (number < 1 || number > run.cases || (state !== 'open' && state !== 'running')) return undefined;
  if (before?.executionId === executionId) return undefined;
  const attempt = (before?.attempt ?? 0) + 1;
  return {
    type: 'SuiteCaseStarted',
    data: { runId: run.runId, number, attempt, executionId, case: fact.started },
  } as const;
};

/** The event of a fact; undefined for a fact that is recorded already, or of an execution that another one replaced. */
const eventOf = (fact: CaseFact, run: SuiteRunLog, executionId: string): SuiteRunEvent | undefined => {
  if ('started' in fact) return started(fact, run, executionId);
  const current = run.current[fact.number];
  if (current?.executionId !== executionId) return undefined;
  const of = { runId: run.runId, number: fact.number, attempt: current.attempt };
  if ('end' in fact) return { type: 'SuiteCaseFinished', data: { ...of, ...fact.end } };
  return fact.step.step === current.step + 1 ? { type: 'SuiteStepFinished', data: { ...of, ...fact.step } } : undefined;
};

/** The events of the facts of an execution, and the run after them. */
export const recordFacts = (
  { facts, executionId }: Recording,
  run: SuiteRunLog,
  evolve: (run: SuiteRunLog, event: SuiteRunEvent) => SuiteRunLog,
): { readonly events: SuiteRunEvent[]; readonly after: SuiteRunLog } => {
  const events: SuiteRunEvent[] = [];
  let after = run;
  for (const fact of facts) {
    const event = eventOf(fact, after, executionId);
    if (event === undefined) continue;
    events.push(event);
    after = evolve(after, event);
  }
  return { events, after };
};
