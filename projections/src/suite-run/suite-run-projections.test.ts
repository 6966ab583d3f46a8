import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import type { PlannedCase, SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import { suiteRunCaseId } from '@clearbench/contracts/suite-run/views';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { suiteRunCases } from './suite-run-cases.ts';
import { suiteRunOwners } from './suite-run-owners.ts';
import { suiteRuns } from './suite-runs.ts';

const runId = 'r1';
const at = '2026-11-20T08:00:00.000Z';
const started: SuiteRunEvent = {
  type: 'SuiteRunStarted',
  data: {
    ...{ runId, environmentId: 'e1', environmentToken: 'sct', suiteId: 's', suiteTitle: 'Returns', suiteVersion: 3 },
    ...{ textsSha256: 'a', planSha256: 'b', suiteHash: 'c', cases: 3, choices: { parallel: 1 } },
    ...{ productVersion: '1', requestedBy: 'ada' },
  },
};
const planned: PlannedCase = {
  file: 'a.yaml',
  title: 'A',
  tags: ['t'],
  environment: 'sct',
  rulebook: '2025',
  steps: 2,
};
const stepOf = (step: number): SuiteRunStep => ({
  ...{ step, kind: 'send', result: 'passed', at, duration: 1, files: [], reasons: [], mismatches: [] },
});
const caseStarted = (number: number, attempt = 1): SuiteRunEvent => ({
  type: 'SuiteCaseStarted',
  data: { runId, number, attempt, executionId: 'x', case: planned },
});
const step = (number: number, count: number, attempt = 1): SuiteRunEvent => ({
  type: 'SuiteStepFinished',
  data: { runId, number, attempt, ...stepOf(count) },
});
const caseFinished = (number: number, result: 'passed' | 'failed' | 'error'): SuiteRunEvent => ({
  type: 'SuiteCaseFinished',
  data: { runId, number, attempt: 1, result, duration: 7 },
});

describe('runs of suites', () => {
  const { given } = projectionSpec(suiteRuns);

  it('have the state of each case and their counts', () => {
    const running = given(started, caseStarted(1), caseFinished(1, 'passed'), caseStarted(2)).document(runId);
    expect(running).toMatchObject({ state: 'running', caseStates: 'pr.', passed: 1, failed: 0, isOpen: true });
    expect(running).toMatchObject({ openOf: 'ada' });
  });

  it('end passed or failed', () => {
    const finished: SuiteRunEvent = { type: 'SuiteRunFinished', data: { runId, passed: 2, failed: 1, errors: 0 } };
    const run = given(started, caseStarted(1), caseFinished(1, 'failed'), finished).document(runId);
    expect(run).toMatchObject({ state: 'failed', isOpen: false, expiresFor: 'ada', failed: 1 });
    expect(run).not.toHaveProperty('openOf');
  });

  it('leave running cases open when they are stopped', () => {
    const stopped: SuiteRunEvent = { type: 'SuiteRunStopped', data: { runId, by: 'ada' } };
    expect(given(started, caseStarted(1), stopped).document(runId)).toMatchObject({
      state: 'stopped',
      caseStates: '...',
    });
  });

  it('disappear when they are deleted or expire', () => {
    const stopped: SuiteRunEvent = { type: 'SuiteRunStopped', data: { runId, by: 'ada' } };
    const deleted: SuiteRunEvent = { type: 'SuiteRunDeleted', data: { runId, environmentId: 'e1' } };
    expect(given(started, stopped, deleted).document(runId)).toBeUndefined();
  });

  it('have owners, each once', () =>
    expect(projectionSpec(suiteRunOwners).given(started, started).document('ada')).toEqual({ ownerId: 'ada' }));
});

describe('cases of runs', () => {
  const { given } = projectionSpec(suiteRunCases);
  const id = suiteRunCaseId(runId, 1);

  it('have their steps and their result', () =>
    expect(given(caseStarted(1), step(1, 1), caseFinished(1, 'error')).document(id)).toMatchObject({
      ...{ title: 'A', plannedSteps: 2, state: 'error', duration: 7 },
      steps: [{ step: 1 }],
    }));

  it('begin again without the steps of the attempt before', () =>
    expect(given(caseStarted(1), step(1, 1), caseStarted(1, 2), step(1, 1, 2)).document(id)).toMatchObject({
      attempt: 2,
      steps: [{ step: 1 }],
    }));
});
