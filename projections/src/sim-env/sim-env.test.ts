import type { SimEnvEvent, SimEnvSettings } from '@clearbench/contracts/sim-env/events';
import { projectionSpec } from '@clearbench/event-sourcing/given-when';
import { simEnvs } from './sim-env.ts';

const settings: SimEnvSettings = {
  environmentToken: 'bench',
  environmentName: 'Bench',
  environmentGroup: 'Tests',
  scheme: 'sct',
  versions: ['2025'],
  canSendToTestEngine: true,
  clearing: {
    bic: 'ZYCSDEF0XXX',
    systemCode: 'ST2',
    cutOff: '16:30',
    secondsPerBusinessDay: 20,
    magicCents: true,
    reachable: [],
  },
  limits: { mostTransactions: 5 },
};
const { limits: _, ...unlimited } = settings;
const environmentId = 'e1';
const opened: SimEnvEvent = { type: 'SimEnvOpened', data: { environmentId, settings } };
const changed: SimEnvEvent = { type: 'SimEnvSettingsChanged', data: { environmentId, settings: unlimited } };
const documentAfter = (...events: SimEnvEvent[]) =>
  projectionSpec(simEnvs)
    .given(...events)
    .document(environmentId);

describe('an environment as it is read', () => {
  it('is kept under its id with its settings', () =>
    expect(documentAfter(opened)).toEqual({ environmentId, version: 1, ...settings }));
  it('has the settings it was given last, and no limit that was lifted', () =>
    expect(documentAfter(opened, changed)).toEqual({ environmentId, version: 2, ...unlimited }));
  it('is gone once closed', () =>
    expect(documentAfter(opened, { type: 'SimEnvClosed', data: { environmentId } }) ?? null).toBeNull());
});
