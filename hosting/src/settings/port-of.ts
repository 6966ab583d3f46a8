import type { Environment } from './environment.ts';
import { numberOf } from './number-of.ts';
import { settingsError } from './settings-error.ts';

const highest = 65_535;

/** The port to listen on; 0 = any that is free. */
export const portOf = (env: Environment, otherwise: number): number => {
  const port = numberOf(env, 'PORT', otherwise);
  if (port > highest) throw settingsError(`PORT must be at most ${highest}, not ${port}`);
  return port;
};
