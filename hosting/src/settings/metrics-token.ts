import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

const shortestToken = 16;

/** What a scraper of metrics has to bring; undefined where none was set. */
export const metricsTokenOf = ({ CLEARBENCH_METRICS_TOKEN: token }: Environment): string | undefined => {
  if (token !== undefined && token.length < shortestToken)
    throw settingsError(`CLEARBENCH_METRICS_TOKEN must have at least ${shortestToken} characters`);
  return token;
};
