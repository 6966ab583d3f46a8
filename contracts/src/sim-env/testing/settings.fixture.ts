import type { SimEnvSettings } from '../events.ts';

/** An environment for tests. */
export const sampleSettings: SimEnvSettings = {
  environmentToken: 'bench',
  environmentName: 'Bench',
  environmentGroup: 'Tests',
  scheme: 'sct',
  versions: ['2025', '2023'],
  canSendToTestEngine: true,
  clearing: {
    bic: 'ZYCSDEF0XXX',
    systemCode: 'ST2',
    cutOff: '16:30',
    secondsPerBusinessDay: 20,
    magicCents: true,
    reachable: [],
  },
};
