import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { sampleSettings } from '@clearbench/contracts/sim-env/sample-settings';
import { projectionSpec } from '@clearbench/event-sourcing/given-when';
import { simEnvs } from './sim-env.ts';

const limited: SimEnvSettings = { ...sampleSettings, limits: { mostTransactions: 5 } };
const environmentId = 'e1';
const opened: SimEnvEvent = { type: 'SimEnvOpened', data: { environmentId, settings: limited } };
const changed: SimEnvEvent = { type: 'SimEnvSettingsChanged', data: { environmentId, settings: sampleSettings } };
const documentAfter = (...events: SimEnvEvent[]) =>
  projectionSpec(simEnvs)
    .given(...events)
    .document(environmentId);

describe('an environment as it is read', () => {
  it('is kept under its id with its settings', () =>
    expect(documentAfter(opened)).toEqual({ environmentId, version: 1, ...limited }));
  it('has the settings it was given last, and no limit that was lifted', () =>
    expect(documentAfter(opened, changed)).toEqual({ environmentId, version: 2, ...sampleSettings }));
  it('has the severities it was given last, whatever its settings', () => {
    const regraded = (severities: RuleSeverities): SimEnvEvent => ({
      type: 'SimEnvSeveritiesChanged',
      data: { environmentId, severities },
    });
    const severities = { 'P-07': 'Warning' } as const;
    const last = { environmentId, version: 4, ...sampleSettings };
    expect(documentAfter(opened, regraded({ 'T-05': 'off' }), regraded(severities), changed)).toEqual({
      ...last,
      severities,
    });
    expect(documentAfter(opened, regraded(severities), changed, regraded({}))).toEqual(last);
  });
  it('is gone once closed', () =>
    expect(documentAfter(opened, { type: 'SimEnvClosed', data: { environmentId } }) ?? null).toBeNull());
});
