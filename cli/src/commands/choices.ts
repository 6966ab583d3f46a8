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
