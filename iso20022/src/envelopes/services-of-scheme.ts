import type { Scheme } from '@clearbench/contracts/sim-env/scheme';

/** Names of the service of a scheme; the first is the usual one. Instant payments are not sent in files of bulks. */
export const servicesOf: Readonly<Record<Scheme, readonly string[]>> = {
  sct: ['SCT'],
  inst: [],
  core: ['CORE', 'COR'],
  b2b: ['B2B'],
};
