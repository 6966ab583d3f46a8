import type { CaseFact, SuiteRunCommand } from '@clearbench/contracts/suite-run/commands';
import type { SuiteRunEvent } from '@clearbench/contracts/suite-run/events';
import { mostAttempts } from '@clearbench/contracts/suite-run/limits';
import type { PlannedCase, SuiteRunStep } from '@clearbench/contracts/suite-run/parts';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { suiteRunDecider } from './suite-run-decider.ts';

const { given } = specFor(suiteRunDecider);
const at = '2026-11-20T08:00:00.000Z';
const runId = 'r1';

const start: Extract<SuiteRunCommand, { type: 'StartSuiteRun' }> = {
  type: 'StartSuiteRun',
  data: {
    ...{ runId, environmentId: 'e1', environmentToken: 'sct', suiteId: 's', suiteTitle: 'S', suiteVersion: 1 },
    ...{ textsSha256: 'a', planSha256: 'b', suiteHash: 'c', cases: 2, choices: { parallel: 1 } },
    ...{ productVersion: '1', requestedBy: 'u1' },
  },
  at,
};
const started: SuiteRunEvent = { type: 'SuiteRunStarted', data: start.data };
const planned: PlannedCase = { file: 'a.yaml', title: 'A', tags: [], environment: 'sct', rulebook: '2025', steps: 2 };
const stepOf = (step: number): SuiteRunStep => ({
  ...{ step, kind: 'send', result: 'passed', at, duration: 1, files: [], reasons: [], mismatches: [] },
});
const record = (executionId: string, ...facts: CaseFact[]): SuiteRunCommand => ({
  type: 'RecordCases',
  data: { runId, executionId, facts },
  at,
});
const caseStarted = (number: number, executionId = 'x', attempt = 1): SuiteRunEvent => ({
  type: 'SuiteCaseStarted',
  data: { runId, number, attempt, executionId, case: planned },
});
const stepFinished = (number: number, step: number, attempt = 1): SuiteRunEvent => ({
  type: 'SuiteStepFinished',
  data: { runId, number, attempt, ...stepOf(step) },
});
const end = { result: 'passed', duration: 5 } as const;
const caseFinished = (number: number, attempt = 1): SuiteRunEvent => ({
  type: 'SuiteCaseFinished',
  data: { runId, number, attempt, ...end },
});
const stopped: SuiteRunEvent = { type: 'SuiteRunStopped', data: { runId, by: 'u1' } };
const stop: SuiteRunCommand = { type: 'StopSuiteRun', data: { runId, by: 'u1' }, at };
const remove: SuiteRunCommand = { type: 'DeleteSuiteRun', data: { runId }, at };

describe('run of a suite', () => {
  it('starts once', () => {
    given().when(start).emits(started);
    given(started).when(start).refuses('suiteRun.alreadyStarted');
  });

  it('records a case with its steps', () =>
    given(started)
      .when(record('x', { number: 1, started: planned }, { number: 1, step: stepOf(1) }, { number: 1, end }))
      .emits(caseStarted(1), stepFinished(1, 1), caseFinished(1)));

  it('finishes with its last case', () =>
    given(started, caseStarted(1), caseFinished(1), caseStarted(2))
      .when(record('x', { number: 2, end: { result: 'failed', duration: 5 } }))
      .emits(
        { type: 'SuiteCaseFinished', data: { runId, number: 2, attempt: 1, result: 'failed', duration: 5 } },
        { type: 'SuiteRunFinished', data: { runId, passed: 1, failed: 1, errors: 0 } },
      ));

  it('records nothing twice', () => {
    given(started, caseStarted(1), caseFinished(1))
      .when(record('y', { number: 1, started: planned }, { number: 1, step: stepOf(1) }, { number: 1, end }))
      .emitsNothing();
    given(started, caseStarted(1), stepFinished(1, 1))
      .when(record('x', { number: 1, started: planned }, { number: 1, step: stepOf(1) }))
      .emitsNothing();
  });

  it('starts a case again whose process ended, and ignores facts of that process from then on', () => {
    given(started, caseStarted(1), stepFinished(1, 1))
      .when(record('y', { number: 1, started: planned }, { number: 1, step: stepOf(1) }))
      .emits(caseStarted(1, 'y', 2), stepFinished(1, 1, 2));
    given(started, caseStarted(1), caseStarted(1, 'y', 2))
      .when(record('x', { number: 1, step: stepOf(1) }, { number: 1, end }))
      .emitsNothing();
  });

  it('is interrupted by a case that ends its process again and again', () => {
    const attempts = Array.from({ length: mostAttempts }, (_, index) => caseStarted(1, `x${index}`, index + 1));
    given(started, ...attempts)
      .when(record('y', { number: 1, started: planned }))
      .emits(caseStarted(1, 'y', mostAttempts + 1), {
        type: 'SuiteRunInterrupted',
        data: { runId, reason: 'attempts' },
      });
  });

  it('is stopped, and then records nothing', () => {
    given(started).when(stop).emits(stopped);
    given(started, stopped).when(stop).refuses('suiteRun.ended');
    given(started, caseStarted(1), stopped)
      .when(record('x', { number: 1, end }))
      .refuses('suiteRun.ended');
  });

  it('is deleted after its end only', () => {
    given(started).when(remove).refuses('suiteRun.open');
    given(started, stopped)
      .when(remove)
      .emits({ type: 'SuiteRunDeleted', data: { runId, environmentId: 'e1' } });
    given(started, stopped, { type: 'SuiteRunDeleted', data: { runId, environmentId: 'e1' } })
      .when(remove)
      .refuses('suiteRun.notFound');
  });

  it('does not exist for numbers outside of its cases', () =>
    given(started)
      .when(record('x', { number: 3, started: planned }))
      .emitsNothing());
});
