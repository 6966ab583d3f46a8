import type { Scheme } from '@clearbench/contracts/sim-env/scheme';

/** The names of the service of a scheme in headers of files, the usual one first; instant payments are not sent in files. */
export const servicesOf: Readonly<Record<Scheme, readonly string[]>> = {
  sct: ['SCT'],
  inst: [],
  core: ['CORE', 'COR'],
  b2b: ['B2B'],
};
