import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import { type SuiteRunCaseDocument, suiteRunCaseId, suiteRunCaseView } from '@clearbench/contracts/suite-run/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Every case of a run that has started, with the steps of its last attempt. */
export const suiteRunCases = projection<SuiteRunCaseDocument, SuiteRunEvent>({
  ...suiteRunCaseView,
  version: 1,
  key: ({ data }) => ('number' in data ? suiteRunCaseId(data.runId, data.number) : undefined),
  on: {
    SuiteCaseStarted: (_, { data: { runId, number, attempt, case: planned }, metadata: { at } }) => {
      const { steps: plannedSteps, ...about } = planned;
      return { ...about, runId, number, attempt, state: 'running', plannedSteps, startedAt: at, steps: [] };
    },
    SuiteStepFinished: (found, { data: { runId: _runId, number: _number, attempt: _attempt, ...step } }) =>
      found && { ...found, steps: [...found.steps, step] },
    SuiteCaseFinished: (found, { data: { result, error, duration } }) =>
      found && { ...found, state: result, duration, ...(error === undefined ? {} : { error }) },
  },
});
