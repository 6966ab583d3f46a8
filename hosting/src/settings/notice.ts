import { setTimeout as pause } from 'node:timers/promises';
import type { Environment } from './environment.ts';
import { numberOf } from './number-of.ts';

/** Milliseconds from being asked to stop until nobody is let in any more: so that balancers see it coming. */
export const noticeOf = (env: Environment): number => numberOf(env, 'CLEARBENCH_NOTICE_SECONDS', 0) * 1_000;

/** Lets that time pass; without any, not even a turn of the loop. */
export const noticePassed = async (ms: number): Promise<void> => {
  if (ms > 0) await pause(ms);
};
