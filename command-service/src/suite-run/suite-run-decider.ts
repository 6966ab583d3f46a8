import { refuse } from '@clearbench/contracts/failure';
import { caseStateAt, isOpen, type SuiteRunState, withCaseState } from '@clearbench/contracts/suite-run/choices';
import type { SuiteRunCommand } from '@clearbench/contracts/suite-run/commands';
import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import { mostAttempts, mostStepsOfRun } from '@clearbench/contracts/suite-run/limits';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { recordFacts } from './record-facts.ts';
import { lettersOf, type SuiteRunLog } from './suite-run-log.ts';

const nothing: SuiteRunLog = {
  runId: '',
  environmentId: '',
  state: undefined,
  cases: 0,
  caseStates: '',
  current: {},
  steps: 0,
};

const finished = (run: SuiteRunLog): SuiteRunEvent[] => {
  const { runId, caseStates, cases } = run;
  const { p: passed, f: failed, e: errors } = lettersOf(caseStates);
  return passed + failed + errors < cases
    ? []
    : [{ type: 'SuiteRunFinished', data: { runId, passed, failed, errors } }];
};

const endedBecause = ({ steps, current }: SuiteRunLog): 'steps' | 'attempts' | undefined => {
  if (steps > mostStepsOfRun) return 'steps';
  return Object.values(current).some(({ attempt }) => attempt > mostAttempts) ? 'attempts' : undefined;
};

const record = (
  command: Extract<SuiteRunCommand, { type: 'RecordCases' }>,
  run: SuiteRunLog,
  evolve: (run: SuiteRunLog, event: SuiteRunEvent) => SuiteRunLog,
): SuiteRunEvent[] => {
  const { events, after } = recordFacts(command.data, run, evolve);
  const reason = endedBecause(after);
  if (reason !== undefined) return [...events, { type: 'SuiteRunInterrupted', data: { runId: run.runId, reason } }];
  return [...events, ...finished(after)];
};

const ended = (run: SuiteRunLog, state: SuiteRunState): SuiteRunLog => ({ ...run, state, current: {} });

const evolve = (run: SuiteRunLog, event: SuiteRunEvent): SuiteRunLog => {
  switch (event.type) {
    case 'SuiteRunStarted': {
      const { runId, environmentId, cases } = event.data;
      return { ...nothing, runId, environmentId, cases, state: 'waiting', caseStates: '.'.repeat(cases) };
    }
    case 'SuiteCaseStarted': {
      const { number, attempt, executionId } = event.data;
      const current = { ...run.current, [number]: { attempt, executionId, step: 0 } };
      return { ...run, state: 'running', caseStates: withCaseState(run.caseStates, number, 'running'), current };
    }
    case 'SuiteStepFinished': {
      const { number, step } = event.data;
      const before = run.current[number];
      if (before === undefined) return run;
      return { ...run, steps: run.steps + 1, current: { ...run.current, [number]: { ...before, step } } };
    }
    case 'SuiteCaseFinished': {
      const { number, result } = event.data;
      const { [number]: _, ...current } = run.current;
      return { ...run, caseStates: withCaseState(run.caseStates, number, result), current };
    }
    case 'SuiteRunFinished':
      return ended(run, event.data.failed + event.data.errors === 0 ? 'passed' : 'failed');
    case 'SuiteRunStopped':
      return ended(run, 'stopped');
    case 'SuiteRunInterrupted':
      return ended(run, 'interrupted');
    case 'SuiteRunDeleted':
    case 'SuiteRunExpired':
      return { ...run, state: undefined };
  }
};

const decideOnEnded = (command: SuiteRunCommand, run: SuiteRunLog): SuiteRunEvent[] => {
  const { runId, environmentId } = run;
  switch (command.type) {
    case 'DeleteSuiteRun':
      return [{ type: 'SuiteRunDeleted', data: { runId, environmentId } }];
    case 'ExpireSuiteRun':
      return [{ type: 'SuiteRunExpired', data: { runId, environmentId, endedAt: command.data.endedAt } }];
    case 'StartSuiteRun':
      return refuse('suiteRun.alreadyStarted');
    case 'RecordCases':
    case 'StopSuiteRun':
    case 'InterruptSuiteRun':
      return refuse('suiteRun.ended');
  }
};

/** A run of a suite: each case finishes once; facts that another execution recorded are left out. */
export const suiteRunDecider: Decider<SuiteRunLog, SuiteRunCommand, SuiteRunEvent> = {
  initialState: nothing,
  decide(command, run) {
    if (run.state === undefined) {
      if (command.type === 'StartSuiteRun' && run.runId === '')
        return [{ type: 'SuiteRunStarted', data: command.data }];
      return refuse('suiteRun.notFound');
    }
    if (!isOpen(run.state)) return decideOnEnded(command, run);
    switch (command.type) {
      case 'StartSuiteRun':
        return refuse('suiteRun.alreadyStarted');
      case 'RecordCases':
        return record(command, run, evolve);
      case 'StopSuiteRun':
        return [{ type: 'SuiteRunStopped', data: command.data }];
      case 'InterruptSuiteRun':
        return [{ type: 'SuiteRunInterrupted', data: command.data }];
      case 'DeleteSuiteRun':
      case 'ExpireSuiteRun':
        return refuse('suiteRun.open');
    }
  },
  evolve,
};

/** Whether a case of a run has a result. */
export const isFinished = ({ caseStates }: Pick<SuiteRunLog, 'caseStates'>, number: number): boolean =>
  !['open', 'running'].includes(caseStateAt(caseStates, number));

export const suiteRunStream = (runId: string): string => `suiteRun-${runId}`;
