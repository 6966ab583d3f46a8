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
  it('names the holders of its participants, while they are in the list', () => {
    const withParticipants = (...bics: string[]): SimEnvSettings => ({
      ...sampleSettings,
      clearing: { ...sampleSettings.clearing, participants: bics.map((bic) => ({ bic, name: bic })) },
    });
    const both: SimEnvEvent = {
      type: 'SimEnvOpened',
      data: { environmentId, settings: withParticipants('ZYAADEF0', 'ZYBBFRP0') },
    };
    const one: SimEnvEvent = {
      type: 'SimEnvSettingsChanged',
      data: { environmentId, settings: withParticipants('ZYAADEF0') },
    };
    const [claimed, other, released] = (
      [
        ['SimEnvParticipantClaimed', 'ZYAADEF0'],
        ['SimEnvParticipantClaimed', 'ZYBBFRP0'],
        ['SimEnvParticipantReleased', 'ZYAADEF0'],
      ] as const
    ).map(([type, bic]): SimEnvEvent => ({ type, data: { environmentId, bic, userId: 'u1' } })) as [
      SimEnvEvent,
      SimEnvEvent,
      SimEnvEvent,
    ];
    const holder = { bic: 'ZYAADEF0', userId: 'u1' };
    expect(documentAfter(both, other, claimed)?.holders).toEqual([{ bic: 'ZYBBFRP0', userId: 'u1' }, holder]);
    expect(documentAfter(both, other, claimed, one)?.holders).toEqual([holder]);
    expect(documentAfter(both, claimed, released)).not.toHaveProperty('holders');
  });
  it('is deleted when the environment is closed', () =>
    expect(documentAfter(opened, { type: 'SimEnvClosed', data: { environmentId } }) ?? null).toBeNull());
});
