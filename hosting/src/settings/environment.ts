import { readFileSync } from 'node:fs';
import { settingsError } from './settings-error.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

/** `NAME_FILE` names a file that holds the value of `NAME`. */
export const fileEnding = '_FILE';

const contentOf = (variable: string, file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw settingsError(`${variable} names ${file}, a file that cannot be read`);
  }
};

/**
 * Environment variables without empty ones and with the content of files: `CLEARBENCH_SECRET_FILE=/run/secrets/x` sets
 * `CLEARBENCH_SECRET` to the content of that file, so that neither a process list nor a container's settings show it.
 */
export const withFiles = (given: Environment): Environment => {
  const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== ''));
  const inFiles = Object.entries(env).flatMap(([variable, file]) => {
    if (!variable.startsWith('CLEARBENCH_') || !variable.endsWith(fileEnding) || !file) return [];
    const name = variable.slice(0, -fileEnding.length);
    if (env[name] !== undefined) throw settingsError(`${name} and ${variable} are the same setting: set one of them`);
    return [[name, contentOf(variable, file)] as const];
  });
  return { ...env, ...Object.fromEntries(inFiles) };
};
