import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

const shortestSecret = 32;

/** The secret that was set, if one was; a short one is refused. */
export const givenSecret = ({ CLEARBENCH_SECRET: given }: Environment): string | undefined => {
  if (given !== undefined && given.length < shortestSecret)
    throw settingsError(`CLEARBENCH_SECRET must have at least ${shortestSecret} characters`);
  return given;
};
