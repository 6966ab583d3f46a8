import type { ClearingSettings } from './events.ts';
import type { Scheme } from './scheme.ts';

/** The scheme of a new environment without one: SEPA Credit Transfer. */
export const defaultScheme: Scheme = 'sct';

/** The default clearing of a new environment; the BIC is a test BIC (ISO 9362, 8th character 0). */
export const defaultClearing: ClearingSettings = {
  bic: 'ZYCSDEF0XXX',
  systemCode: 'ST2',
  cutOff: '16:30',
  secondsPerBusinessDay: 20,
  magicCents: true,
  reachable: [],
};
