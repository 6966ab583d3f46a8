import { businessTime } from '@clearbench/contracts/sim-env/business-time';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';

/** The business time of an environment, ISO 8601 UTC: the only place where pages ask for it. */
export const environmentTime = (environment: Pick<SimEnv, 'clock'> | undefined, realTime = Date.now()): string =>
  businessTime(environment?.clock, new Date(realTime).toISOString());
