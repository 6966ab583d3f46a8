import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

/** True or false, or what stands in where neither is set. */
export const flagOf = (env: Environment, name: string, otherwise: boolean): boolean => {
  const said = env[name] ?? String(otherwise);
  if (said !== 'true' && said !== 'false') throw settingsError(`${name} must be true or false, not "${said}"`);
  return said === 'true';
};
