import type { Environment } from './environment.ts';
import { numberOf } from './number-of.ts';

/** A page reads more than it orders, and again with every change it is told of. */
const usual = { commands: 1_200, reads: 6_000 };
/** A demo is tried, and tested, by programs under one account. */
const inDemo = { commands: 12_000, reads: 60_000 };

const figures = (demo: boolean) => (demo ? inDemo : usual);

/** How many commands an account may give a minute; 0 = as many as it likes. */
export const commandsPerMinuteOf = (env: Environment, demo = false): number =>
  numberOf(env, 'CLEARBENCH_COMMANDS_PER_MINUTE', figures(demo).commands);

/** How many questions an account may ask a minute; 0 = as many as it likes. */
export const readsPerMinuteOf = (env: Environment, demo = false): number =>
  numberOf(env, 'CLEARBENCH_READS_PER_MINUTE', figures(demo).reads);
