import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { projectionSpec } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { simEnvs } from './sim-env.ts';

const limited: SimEnvSettings = { ...sampleSettings, limits: { mostTransactions: 5 } };
const environmentId = 'e1';
const opened: SimEnvEvent = { type: 'SimEnvOpened', data: { environmentId, settings: limited } };
const changed: SimEnvEvent = { type: 'SimEnvSettingsChanged', data: { environmentId, settings: sampleSettings } };
const documentAfter = (...events: SimEnvEvent[]) =>
  projectionSpec(simEnvs)
    .given(...events)
    .document(environmentId);

describe('document of an environment', () => {
  it("has the environment's id and settings", () =>
    expect(documentAfter(opened)).toEqual({ environmentId, version: 1, ...limited }));
  it('has the last settings, without removed limits', () =>
    expect(documentAfter(opened, changed)).toEqual({ environmentId, version: 2, ...sampleSettings }));
  it('has the last severities, with any settings', () => {
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
  it('is deleted when the environment is closed', () =>
    expect(documentAfter(opened, { type: 'SimEnvClosed', data: { environmentId } }) ?? null).toBeNull());
});
