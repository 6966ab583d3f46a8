import { defaultClearing as clearing } from '@clearbench/contracts/sim-env/default-settings';
import type { SimEnvSettings } from '@clearbench/contracts/sim-env/events';

const sct = { environmentGroup: 'SEPA credit transfer', scheme: 'sct', canSendToTestEngine: true, clearing } as const;

/**
 * The environments of a new demo: one to work in, one to compare, one without transfers, one for instant payments, and
 * one for each direct debit scheme.
 */
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
