import type { Client } from '@clearbench/client/client';
import type { SimEnv } from '@clearbench/client/generated/calls';
import type { Options } from '../command.ts';
import { CommandFailure } from '../command-failure.ts';
import { exitCodes } from '../exit-codes.ts';

type Version = SimEnv['versions'][number];

/** The value of one of some words; another one is an error of the user. */
export const oneOf = <W extends string>(option: string, words: readonly W[], given: string): W => {
  const found = words.find((word) => word === given);
  if (found === undefined) throw new CommandFailure(exitCodes.usage, `--${option} is one of ${words.join(', ')}`);
  return found;
};

/** The environment of `--env`, and the rulebook of `--rulebook` or the newest one of the environment. */
export const environmentOf = async (
  bench: Client,
  { env, rulebook }: Options,
): Promise<{ readonly environmentToken: string; readonly rbVersion: Version }> => {
  if (!env) throw new CommandFailure(exitCodes.usage, '--env is missing; "clearbench environments" lists them');
  const environments = await bench.call('listSimEnvs');
  const found = environments.find(({ environmentToken }) => environmentToken === env);
  const known = environments.map(({ environmentToken }) => environmentToken).join(', ');
  if (!found) throw new CommandFailure(exitCodes.usage, `there is no environment ${env}; known: ${known || 'none'}`);
  const newest = found.versions.toSorted().at(-1);
  const rbVersion = rulebook === undefined ? newest : oneOf('rulebook', found.versions, rulebook);
  if (rbVersion === undefined) throw new CommandFailure(exitCodes.usage, `${env} has no rulebook`);
  return { environmentToken: env, rbVersion };
};

export const directionOf = ({ direction = 'TS' }: Options): 'TS' | 'ST' => oneOf('direction', ['TS', 'ST'], direction);

const units: Readonly<Record<string, number>> = { s: 1_000, m: 60_000 };

/** A time in seconds or minutes. */
export const millisecondsOf = (text: string): number => {
  const [, count = '', unit = ''] = /^(\d{1,4})([sm])$/.exec(text) ?? [];
  const milliseconds = Number(count) * (units[unit] ?? Number.NaN);
  if (!(milliseconds > 0)) throw new CommandFailure(exitCodes.usage, '--timeout is a time such as 30s or 10m');
  return milliseconds;
};
