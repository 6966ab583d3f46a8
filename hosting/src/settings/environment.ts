import { readFileSync } from 'node:fs';
import { settingsError } from './settings-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

const ending = '_FILE';

const contentOf = (variable: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw settingsError(`${variable} names ${file}, which cannot be read`);
  }
};

/**
 * Environment variables with those of files put in, and without empty ones, which say nothing: `CLEARBENCH_SECRET_FILE=/run/secrets/x` stands for what is in that
 * file as `CLEARBENCH_SECRET`. Secrets then show neither in a list of processes nor in a container's settings.
 */
export const withFiles = (given: Environment): Environment => {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const inFiles = Object.entries(env).flatMap(([variable, file]) => {
    if (!variable.startsWith('CLEARBENCH_') || !variable.endsWith(ending) || !file) return [];
    const name = variable.slice(0, -ending.length);
    if (env[name] !== undefined) throw settingsError(`${name} and ${variable} say the same thing: leave one out`);
    return [[name, contentOf(variable, file)] as const];
  });
  return { ...env, ...Object.fromEntries(inFiles) };
};
