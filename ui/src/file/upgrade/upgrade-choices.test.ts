import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { upgradeChoices } from './upgrade-choices.ts';

const environment = (environmentToken: string, scheme: string, versions: readonly string[]) =>
  ({ environmentToken, environmentName: environmentToken.toUpperCase(), scheme, versions }) as unknown as SimEnv;

describe('the rulebooks to which a file can be upgraded', () => {
  const environments = [
    environment('core', 'core', ['2025']),
    environment('other', 'sct', ['2021', '2025']),
    environment('sct', 'sct', ['2025', '2021', '2023']),
  ];

  it('are newer, of the environment first, and of the same scheme', () => {
    const choices = upgradeChoices({ environmentToken: 'sct', rbVersion: '2021' }, environments);
    expect(choices.map(({ environmentToken, rbVersion }) => `${environmentToken} ${rbVersion}`)).toEqual([
      'sct 2025',
      'sct 2023',
      'other 2025',
    ]);
  });

  it('are none for the newest rulebook and for an unknown environment', () => {
    expect(upgradeChoices({ environmentToken: 'sct', rbVersion: '2025' }, environments)).toEqual([]);
    expect(upgradeChoices({ environmentToken: 'gone', rbVersion: '2021' }, environments)).toEqual([]);
  });
});
