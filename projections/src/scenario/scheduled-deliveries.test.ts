import type { ScenarioEvent } from '@clearbench/contracts/scenario/events';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { scheduledDeliveries } from './scheduled-deliveries.ts';

const changed = (version: number, text: string): ScenarioEvent => ({
  type: 'OwnScenarioListChanged',
  data: { environmentId: 'e1', userId: 'u1', version, text },
});
const ofEnvironment: ScenarioEvent = {
  type: 'ScenarioListChanged',
  data: { environmentId: 'e1', version: 1, text: 'deliveries: []' },
};
const after = (...events: ScenarioEvent[]) =>
  projectionSpec(scheduledDeliveries)
    .given(...events)
    .document('e1|u1');

describe('a tester with deliveries', () => {
  it('is listed with the version of the list, without its text', () =>
    expect(after(changed(1, 'rules: []'), changed(2, 'rules: []\ndeliveries: []'))).toEqual({
      environmentId: 'e1',
      userId: 'u1',
      version: 2,
    }));

  it('is not listed after a version without deliveries', () =>
    expect(after(changed(1, 'deliveries: []'), changed(2, 'rules: []'))).toBeUndefined());

  it('is an environment for the list of the environment', () => {
    expect(after(ofEnvironment)).toBeUndefined();
    const { document } = projectionSpec(scheduledDeliveries).given(ofEnvironment);
    expect(document('e1|')).toEqual({ environmentId: 'e1', version: 1 });
  });
});
