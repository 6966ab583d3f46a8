import type { Environment } from './environment.ts';
import { numberOf } from './number-of.ts';

const usual = 1_200;
/** A demo is tried, and tested, by programs under one account. */
const inDemo = 12_000;

/** How many commands an account may give a minute; 0 = as many as it likes. */
export const commandsPerMinuteOf = (env: Environment, demo = false): number =>
  numberOf(env, 'CLEARBENCH_COMMANDS_PER_MINUTE', demo ? inDemo : usual);
