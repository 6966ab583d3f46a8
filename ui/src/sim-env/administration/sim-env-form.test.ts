import { sampleSettings } from '@clearbench/contracts/sim-env/testing/settings.fixture';
import { faultsIn } from './sim-env-faults.ts';
import { clonedSimEnv, freshSimEnv, simEnvRequest, storedSimEnv, tokenFrom } from './sim-env-form.ts';

const stored = storedSimEnv({
  environmentId: 'e1',
  version: 3,
  ...sampleSettings,
  limits: { largestFile: 2048 },
  members: [{ userId: 'u1', displayName: 'Ada', email: 'a@x' }],
  plans: [],
  files: { total: 0, byRbVersion: {} },
  openTransfers: 0,
  changedRules: 2,
});

describe('the form of an environment', () => {
  it('accepts added formats of its own rulebooks only', () => {
    const formats = ['sct-2025-acme.order', 'sct-2019-acme.order', 'inst-2025-acme.order'];
    expect(simEnvRequest({ ...stored, formats }, stored).formats).toEqual(['sct-2025-acme.order']);
  });

  it('sends the values it shows, based on the version it shows', () =>
    expect(simEnvRequest({ ...stored, largestFile: undefined, mostTransactions: 9, leave: ['u1'] }, stored)).toEqual({
      environmentId: 'e1',
      basedOn: 3,
      ...sampleSettings,
      clearing: { ...sampleSettings.clearing, participants: [] },
      limits: { mostTransactions: 9 },
      join: [],
      leave: ['u1'],
    }));

  it('sends what happens after the cut-off only if late files are rejected', () => {
    expect(simEnvRequest(stored, stored).clearing).not.toHaveProperty('refusesLate');
    expect(simEnvRequest({ ...stored, refusesLate: true }, stored).clearing).toMatchObject({ refusesLate: true });
  });

  it('sends a settlement horizon only if one is set', () => {
    expect(simEnvRequest(stored, stored).clearing).not.toHaveProperty('settlementHorizonDays');
    const horizon = { settlementHorizonDays: 7 };
    expect(simEnvRequest({ ...stored, ...horizon }, stored).clearing).toMatchObject(horizon);
    expect(faultsIn({ ...stored, settlementHorizonDays: 0 })).toEqual({ settlementHorizonDays: 'outside' });
  });

  it('starts as a copy with a new name and token, and with the members', () => {
    const clone = clonedSimEnv(stored, 'Bench (copy)');
    expect(clone).toMatchObject({ environmentToken: 'bench-copy', bic: 'ZYCSDEF0XXX', largestFile: 2048 });
    expect(clone.join.map(({ userId }) => userId)).toEqual(['u1']);
    expect(simEnvRequest(clone, undefined)).not.toHaveProperty('environmentId');
    expect(clone.rulesAlong).toBe(2);
    expect(simEnvRequest(clone, undefined).severitiesFrom).toBe('e1');
    expect(simEnvRequest(stored, stored)).not.toHaveProperty('severitiesFrom');
    const unchanged = clonedSimEnv({ ...stored, changedRules: 0 }, 'Bench (copy)');
    expect(simEnvRequest(unchanged, undefined)).not.toHaveProperty('severitiesFrom');
  });

  it.each([
    ['Überweisungen  2025!', 'uberweisungen-2025'],
    ['  --  ', ''],
    ['x'.repeat(60), 'x'.repeat(40)],
  ])('suggests for %s the token %s', (name, token) => expect(tokenFrom(name)).toBe(token));

  it('reports invalid values', () => {
    expect(faultsIn(stored)).toEqual({});
    expect(faultsIn(freshSimEnv)).toEqual({
      environmentName: 'missing',
      environmentGroup: 'missing',
      environmentToken: 'missing',
      bic: 'missing',
    });
    const faulty = { ...stored, environmentToken: 'A b', bic: 'X', cutOff: '24:00', reachable: ['XX'], versions: [] };
    expect(faultsIn({ ...faulty, secondsPerBusinessDay: 0 })).toEqual({
      environmentToken: 'badToken',
      bic: 'badBic',
      cutOff: 'badCutOff',
      reachable: 'badReachable',
      versions: 'noVersion',
      secondsPerBusinessDay: 'outside',
    });
  });
});
