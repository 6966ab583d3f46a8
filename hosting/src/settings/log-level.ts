import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

const levels = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'];

/** How much is said on standard output. */
export const logLevelOf = ({ CLEARBENCH_LOG_LEVEL: level = 'info' }: Environment): string => {
  if (!levels.includes(level))
    throw settingsError(`CLEARBENCH_LOG_LEVEL must be one of ${levels.join(', ')}, not "${level}"`);
  return level;
};
