import { commandSettings } from '@clearbench/command-service/service/settings';
import type { Environment } from '@clearbench/hosting/settings/environment';
import { settingsIn } from '@clearbench/hosting/settings/schema';
import { everyProcess, type ProcessKind } from '@clearbench/hosting/settings/setting';
import { isForOperator, settingsError } from '@clearbench/hosting/settings/settings-error';
import { settingsInForce } from '@clearbench/hosting/settings/settings-in-force';
import { unknownSettings } from '@clearbench/hosting/settings/unknown-settings';
import { projectionsSettings } from '@clearbench/projections/service/settings';
import { querySettings } from '@clearbench/query-service/service/settings';
import { settingsFrom } from '../settings.ts';

/** The report on the settings of one process, and whether it would start with them. */
export type SettingsReport = { readonly lines: readonly string[]; readonly isUsable: boolean };

/** The readers of a start; for a check they write nothing. */
const readers: Readonly<Record<ProcessKind, (env: Environment) => unknown>> = {
  app: (env) => settingsFrom(env, 'check'),
  'command-service': commandSettings,
  'query-service': querySettings,
  projections: projectionsSettings,
};

/** Throws with the choices where the name is not one of a process. */
export const processKindOf = (name: string): ProcessKind => {
  const kind = everyProcess.find((one) => one === name);
  if (kind === undefined) throw settingsError(`--process must be one of ${everyProcess.join(', ')}, not "${name}"`);
  return kind;
};

const faultsIn = (work: () => unknown): readonly string[] => {
  try {
    work();
    return [];
  } catch (error) {
    if (isForOperator(error)) return error.faults;
    throw error;
  }
};

const columns = (rows: readonly (readonly string[])[]): string[] => {
  const widths = [0, 1].map((column) => Math.max(0, ...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
};

const inForce = (kind: ProcessKind, env: Environment): string[] => {
  const settings = settingsInForce(kind, env);
  return columns([['SETTING', 'SOURCE', 'VALUE'], ...settings.map(({ name, source, value }) => [name, source, value])]);
};

/** Settings that only other processes read: allowed, and possibly set for the wrong process. */
const ofOthers = (kind: ProcessKind, env: Environment): string[] =>
  settingsIn(env)
    .filter(({ name, usedBy }) => !usedBy.includes(kind) && (env[name] || env[`${name}_FILE`]))
    .map(({ name, usedBy }) => `${name} is not read by this process, only by: ${usedBy.join(', ')}`);

const titled = (title: string, lines: readonly string[]): string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** All settings of a process with their sources, and the faults that prevent a start. */
export const checkSettings = (kind: ProcessKind, env: Environment): SettingsReport => {
  const unreadable = faultsIn(() => settingsInForce(kind, env));
  const faults = unreadable.length > 0 ? unreadable : faultsIn(() => readers[kind](env));
  const unknown = unknownSettings(env);
  const isUsable = faults.length === 0 && unknown.length === 0;
  return {
    isUsable,
    lines: [
      `Settings of the process ${kind}`,
      ...(unreadable.length > 0 ? [] : inForce(kind, env)),
      ...titled('Wrong or missing:', faults),
      ...titled('Unknown:', unknown),
      ...titled('Not used here:', ofOthers(kind, env)),
      '',
      isUsable ? 'These settings can be used.' : 'Correct these settings before you start.',
    ],
  };
};
