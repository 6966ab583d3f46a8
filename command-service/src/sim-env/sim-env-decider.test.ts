import type { RuleSeverities } from '@clearbench/contracts/format/rule-severity';
import type { SimEnvCommand } from '@clearbench/contracts/sim-env/commands';
import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { sampleSettings as settings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { simEnvDecider } from './sim-env-decider.ts';

const { given } = specFor(simEnvDecider);
const at = '2026-11-21T08:00:00.000Z';
const environmentId = 'e1';
const renamed = { ...settings, environmentName: 'Another name' };

const open: SimEnvCommand = { type: 'OpenSimEnv', data: { environmentId, settings }, at };
const change = (basedOn: number, to: SimEnvSettings = renamed): SimEnvCommand => ({
  type: 'ChangeSimEnvSettings',
  data: { environmentId, settings: to, basedOn },
  at,
});
const close: SimEnvCommand = { type: 'CloseSimEnv', data: { environmentId }, at };

const opened: SimEnvEvent = { type: 'SimEnvOpened', data: { environmentId, settings } };
const changed: SimEnvEvent = { type: 'SimEnvSettingsChanged', data: { environmentId, settings: renamed } };
const strict = { 'P-07': 'Error', 'T-05': 'off' } as const;
const regrade = (basedOn: number, severities: RuleSeverities = strict): SimEnvCommand => ({
  type: 'ChangeSimEnvSeverities',
  data: { environmentId, severities, basedOn },
  at,
});
const regraded: SimEnvEvent = { type: 'SimEnvSeveritiesChanged', data: { environmentId, severities: strict } };
const closed: SimEnvEvent = { type: 'SimEnvClosed', data: { environmentId } };

describe('environment', () => {
  it('is opened', () => given().when(open).emits(opened));
  it('is opened once', () => given(opened).when(open).refuses('simEnv.alreadyOpened'));
  it('gets other settings', () => given(opened).when(change(1)).emits(changed));
  it('is unchanged by its current settings', () => given(opened).when(change(1, settings)).emitsNothing());
  it('gets other settings again on the basis of the last ones', () =>
    given(opened, changed)
      .when(change(2, settings))
      .emits({ ...changed, data: { environmentId, settings } }));
  it('keeps its settings where another administrator was first', () =>
    given(opened, changed).when(change(1)).refuses('simEnv.stale', { expected: 1, actual: 2 }));
  it.each([
    ['environmentToken', { ...settings, environmentToken: 'other' }],
    ['scheme', { ...settings, scheme: 'inst' as const }],
  ])('keeps its %s', (field, to) => given(opened).when(change(1, to)).refuses('simEnv.tokenAndSchemeFixed', { field }));
  it('has no settings before it is opened or after it is closed', () => {
    given().when(change(0)).refuses('simEnv.notFound', { environmentId });
    given(opened, closed).when(change(1)).refuses('simEnv.notFound', { environmentId });
  });
  it('gets its own severities on the basis of the current version', () => {
    given(opened).when(regrade(1)).emits(regraded);
    given(opened, changed).when(regrade(2)).emits(regraded);
    given(opened, changed).when(regrade(1)).refuses('simEnv.stale', { expected: 1, actual: 2 });
  });
  it('is unchanged by its current severities, in any order', () => {
    given(opened, regraded)
      .when(regrade(2, { 'T-05': 'off', 'P-07': 'Error' }))
      .emitsNothing();
    given(opened).when(regrade(1, {})).emitsNothing();
  });
  it('can remove its severities', () =>
    given(opened, regraded)
      .when(regrade(2, {}))
      .emits({ ...regraded, data: { environmentId, severities: {} } }));
  it('keeps its severities with other settings', () =>
    given(opened, regraded, changed).when(regrade(3)).emitsNothing());
  it('counts a change of severities as a version', () =>
    given(opened, regraded).when(change(1)).refuses('simEnv.stale', { expected: 1, actual: 2 }));
  it('starts with the severities of its original', () => {
    const copy: SimEnvCommand = { type: 'OpenSimEnv', data: { environmentId, settings, severities: strict }, at };
    given().when(copy).emits(opened, regraded);
    given()
      .when({ ...copy, data: { environmentId, settings, severities: {} } })
      .emits(opened);
  });
  it('has no severities before it is opened or after it is closed', () => {
    given().when(regrade(0)).refuses('simEnv.notFound', { environmentId });
    given(opened, closed).when(regrade(1)).refuses('simEnv.notFound', { environmentId });
  });
  it('is closed', () => given(opened).when(close).emits(closed));
  it('is restored in time with its settings and severities, and can be deleted again', () => {
    const until = '2030-01-01T00:00:00.000Z';
    const restore = (when: string): SimEnvCommand => ({ type: 'RestoreSimEnv', data: { environmentId }, at: when });
    const remove: SimEnvCommand = {
      type: 'CloseSimEnv',
      data: { environmentId, restorableUntil: until, members: ['u1'] },
      at,
    };
    const last = { settings, severities: strict };
    const gone: SimEnvEvent = {
      type: 'SimEnvClosed',
      data: { environmentId, restorableUntil: until, members: ['u1'], ...last },
    };
    const back: SimEnvEvent = { type: 'SimEnvRestored', data: { environmentId, ...last, version: 2 } };
    given(opened, regraded).when(remove).emits(gone);
    given(opened, regraded, gone).when(restore(until)).emits(back);
    given(opened, regraded, gone, back).when(restore(until)).emitsNothing();
    given(opened, regraded, gone, back).when(regrade(2)).emitsNothing();
    given(opened, regraded, gone, back).when(remove).emits(gone);
    given(opened, gone).when(restore('2030-01-01T00:00:00.001Z')).refuses('simEnv.restoreTooLate', { until });
    given(opened, closed).when(restore(at)).refuses('simEnv.notFound', { environmentId });
    given().when(restore(at)).refuses('simEnv.notFound', { environmentId });
  });
  it('is closed once', () => given(opened, closed).when(close).emitsNothing());
  it('is not closed before it is opened', () => given().when(close).refuses('simEnv.notFound', { environmentId }));
  it('cannot be opened again with the same id', () => given(opened, closed).when(open).refuses('simEnv.alreadyOpened'));
});
