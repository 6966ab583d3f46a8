import type { ScenarioEvent } from '@clearbench/contracts/scenario/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { scenarioDecider } from './scenario-decider.ts';

const { given } = specFor(scenarioDecider);
const at = '2026-11-26T08:00:00.000Z';
const environmentId = 'e1';
const change = (text: string, more: { basedOn?: number; userId?: string; restoredFrom?: number } = {}) =>
  ({ type: 'ChangeScenarioList', data: { environmentId, text, ...more }, at }) as const;
const changed = (version: number, text: string): ScenarioEvent => ({
  type: 'ScenarioListChanged',
  data: { environmentId, version, text },
});

describe('scenario list', () => {
  it('counts its versions', () => {
    given()
      .when(change('rules: []', { basedOn: 0 }))
      .emits(changed(1, 'rules: []'));
    given(changed(1, 'a'))
      .when(change('b', { basedOn: 1 }))
      .emits(changed(2, 'b'));
  });

  it('keeps its version for the same text', () => given(changed(1, 'a')).when(change('a')).emitsNothing());

  it('refuses a change of another version', () =>
    given(changed(1, 'a'), changed(2, 'b'))
      .when(change('c', { basedOn: 1 }))
      .refuses('scenario.stale'));

  it('names the version that is restored', () =>
    given(changed(1, 'a'), changed(2, 'b'))
      .when(change('a', { basedOn: 2, restoredFrom: 1 }))
      .emits({ type: 'ScenarioListChanged', data: { environmentId, version: 3, text: 'a', restoredFrom: 1 } }));

  it('of a tester names the tester', () =>
    given()
      .when(change('a', { userId: 'u1' }))
      .emits({ type: 'OwnScenarioListChanged', data: { environmentId, userId: 'u1', version: 1, text: 'a' } }));
});
