import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

/** A whole number, or what stands in where none is set. */
export const numberOf = (env: Environment, name: string, otherwise: number): number => {
  const value = Number(env[name] ?? otherwise);
  if (!Number.isSafeInteger(value) || value < 0)
    throw settingsError(`${name} must be a whole number, not "${env[name]}"`);
  return value;
};
