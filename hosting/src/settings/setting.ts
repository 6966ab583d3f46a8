import type { Environment } from './environment.ts';
import { settingsError } from './settings-error.ts';

/** The processes of the product: all in one, or the three services. */
export type ProcessKind = 'app' | 'command-service' | 'query-service' | 'projections';

export const everyProcess: readonly ProcessKind[] = ['app', 'command-service', 'query-service', 'projections'];
/** Processes that accept requests of users. */
export const httpProcesses: readonly ProcessKind[] = ['app', 'command-service', 'query-service'];
export const commandProcesses: readonly ProcessKind[] = ['app', 'command-service'];
export const queryProcesses: readonly ProcessKind[] = ['app', 'query-service'];

/** One environment variable that an operator can set. */
export type Setting = {
  readonly name: string;
  readonly usedBy: readonly ProcessKind[];
  /** Which part of a value may be printed; left out = all of it. */
  readonly shown?: 'nothing' | 'address without password';
  /** The value that applies where the variable is unset, as an operator would write it; undefined = none. */
  readonly fallback?: (env: Environment, kind: ProcessKind) => string | undefined;
  /** The default and the effect, as the cells of its row in docs/settings.md: Markdown on one line. */
  readonly documentation: readonly [defaultValue: string, effect: string];
};

/** The text of a setting or of its default. */
export const textOf = ({ name, fallback }: Setting, env: Environment, kind: ProcessKind = 'app'): string | undefined =>
  env[name] ?? fallback?.(env, kind);

/** A whole number of at least 0. */
export const numberOf = (setting: Setting, env: Environment, kind?: ProcessKind): number => {
  const text = textOf(setting, env, kind);
  const value = Number(text);
  if (text === undefined || !Number.isSafeInteger(value) || value < 0)
    throw settingsError(`${setting.name} must be a whole number, not "${text}"`);
  return value;
};

/** True or false; `fallback` applies instead of the setting's own default. */
export const flagOf = ({ name }: Setting, env: Environment, fallback: boolean): boolean => {
  const text = env[name] ?? String(fallback);
  if (text !== 'true' && text !== 'false') throw settingsError(`${name} must be true or false, not "${text}"`);
  return text === 'true';
};

/** One of the listed values. */
export const choiceOf = <Choice extends string>(
  setting: Setting,
  choices: readonly Choice[],
  env: Environment,
): Choice => {
  const text = textOf(setting, env);
  const choice = choices.find((one) => one === text);
  if (choice === undefined) throw settingsError(`${setting.name} must be one of ${choices.join(', ')}, not "${text}"`);
  return choice;
};
