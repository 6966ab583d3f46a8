import { withCaseState } from '@clearbench/contracts/suite-run/choices';
import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import { everyMember, type SuiteRunDocument, suiteRunView } from '@clearbench/contracts/suite-run/views';
import { projection } from '@clearbench/event-sourcing/projection';

type Ended = Pick<SuiteRunDocument, 'state'> & Partial<SuiteRunDocument>;

/** The waiting and running cases of an ended run have no result. */
const ended = (run: SuiteRunDocument | undefined, at: string, end: Ended): SuiteRunDocument | undefined => {
  if (run === undefined) return undefined;
  const { openOf, caseStates, ...rest } = run;
  return {
    ...rest,
    caseStates: caseStates.replaceAll('r', '.'),
    isOpen: false,
    expiresFor: run.requestedBy,
    endedAt: at,
    ...end,
  };
};

const counters = { passed: 'passed', failed: 'failed', error: 'errors' } as const;

/** Every run of a suite, with the state of each case. */
export const suiteRuns = projection<SuiteRunDocument, SuiteRunEvent>({
  ...suiteRunView,
  version: 2,
  key: ({ data }) => data.runId,
  on: {
    SuiteRunStarted: (_, { data, metadata: { at } }) => ({
      ...data,
      state: 'waiting',
      passed: 0,
      failed: 0,
      errors: 0,
      caseStates: '.'.repeat(data.cases),
      requestedAt: at,
      openOf: data.requestedBy,
      readBy: data.privateTo ?? everyMember,
      isOpen: true,
      searchText: `${data.suiteTitle} ${data.suiteId}`,
    }),
    SuiteCaseStarted: (run, { data: { number }, metadata: { at } }) =>
      run && {
        ...run,
        state: 'running',
        startedAt: run.startedAt ?? at,
        caseStates: withCaseState(run.caseStates, number, 'running'),
      },
    SuiteCaseFinished: (run, { data: { number, result } }) => {
      if (run === undefined) return undefined;
      const counter = counters[result];
      return {
        ...run,
        [counter]: run[counter] + 1,
        caseStates: withCaseState(run.caseStates, number, result),
      };
    },
    SuiteRunFinished: (run, { data: { failed, errors }, metadata: { at } }) =>
      ended(run, at, { state: failed + errors === 0 ? 'passed' : 'failed' }),
    SuiteRunStopped: (run, { metadata: { at } }) => ended(run, at, { state: 'stopped' }),
    SuiteRunInterrupted: (run, { data: { reason }, metadata: { at } }) =>
      ended(run, at, { state: 'interrupted', reason }),
    SuiteRunDeleted: () => null,
    SuiteRunExpired: () => null,
  },
  notice: ({ runId, environmentId }) => ({ topic: suiteRunView.name, id: runId, audience: `env:${environmentId}` }),
});
