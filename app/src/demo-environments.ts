import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';

const clearing = {
  bic: 'ZYCSDEF0XXX',
  systemCode: 'ST2',
  cutOff: '16:30',
  secondsPerBusinessDay: 20,
  magicCents: true,
  reachable: [],
};

const sct = { environmentGroup: 'SEPA credit transfer', scheme: 'sct', canSendToTestEngine: true, clearing } as const;

/** What a new demo starts with: one place to work in, one to compare, one where sending is closed, one for instant payments, and one for each scheme of direct debits. */
export const demoEnvironments: readonly { readonly environmentId: string; readonly settings: SimEnvSettings }[] = [
  {
    environmentId: 'sct-bench',
    settings: { ...sct, environmentToken: 'sct', environmentName: 'SCT bench', versions: ['2025', '2023', '2021'] },
  },
  {
    environmentId: 'sct-acceptance',
    settings: {
      ...sct,
      environmentToken: 'sct-acceptance',
      environmentName: 'SCT acceptance',
      versions: ['2025', '2023'],
      clearing: { ...clearing, magicCents: false },
    },
  },
  {
    environmentId: 'sct-closed',
    settings: {
      ...sct,
      environmentToken: 'sct-closed',
      environmentName: 'SCT drafts (no sending)',
      versions: ['2025'],
      canSendToTestEngine: false,
    },
  },
  {
    environmentId: 'inst-bench',
    settings: {
      ...sct,
      environmentGroup: 'SEPA instant',
      scheme: 'inst',
      environmentToken: 'inst',
      environmentName: 'Instant bench',
      versions: ['2025', '2023'],
    },
  },
  {
    environmentId: 'core-bench',
    settings: {
      ...sct,
      environmentGroup: 'SEPA direct debit',
      scheme: 'core',
      environmentToken: 'core',
      environmentName: 'SDD Core bench',
      versions: ['2025', '2023', '2021'],
    },
  },
  {
    environmentId: 'b2b-bench',
    settings: {
      ...sct,
      environmentGroup: 'SEPA direct debit',
      scheme: 'b2b',
      environmentToken: 'b2b',
      environmentName: 'SDD B2B bench',
      versions: ['2025', '2023', '2021'],
    },
  },
];
