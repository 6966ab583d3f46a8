import { type Environment, fileEnding, withFiles } from './environment.ts';
import { settingsIn } from './schema.ts';
import type { ProcessKind, Setting } from './setting.ts';
import { isForOperator } from './settings-error.ts';

/** A setting of one process with its value; every reader of the log may see `value`. */
export type SettingInForce = {
  readonly name: string;
  readonly value: string;
  readonly source: 'environment' | 'default' | 'not set' | `file ${string}`;
};

const hidden = '••••••••';

/** Masks passwords between user and host, and in the query. */
const withoutPassword = (address: string): string =>
  address
    .replace(/^([a-z+]+:\/\/)([^@/]*)@/i, (_, scheme: string, user: string) => {
      const [name = ''] = user.split(':');
      return `${scheme}${user.includes(':') ? `${name}:${hidden}` : name}@`;
    })
    .replace(/([?&][^=&]*(?:password|secret|token|key)[^=&]*=)[^&]*/gi, `$1${hidden}`);

const shownValue = (value: string, shown: Setting['shown']): string => {
  if (shown === 'nothing') return hidden;
  return shown === 'address without password' ? withoutPassword(value) : value;
};

const sourceOf = (name: string, given: Environment): SettingInForce['source'] => {
  if (given[name]) return 'environment';
  const file = given[`${name}${fileEnding}`];
  return file ? `file ${file}` : 'default';
};

/** A default may be derived from another setting; if that one is invalid, the check of settings reports it. */
const fallbackOf = ({ fallback }: Setting, env: Environment, kind: ProcessKind): string | undefined => {
  try {
    return fallback?.(env, kind);
  } catch (error) {
    if (isForOperator(error)) return '';
    throw error;
  }
};

/** The settings of one process, secrets masked. Throws if a file of a setting cannot be read. */
export const settingsInForce = (kind: ProcessKind, given: Environment): SettingInForce[] => {
  const env = withFiles(given);
  return settingsIn(env)
    .filter(({ usedBy }) => usedBy.includes(kind))
    .map((setting) => {
      const { name, shown } = setting;
      const value = env[name];
      if (value !== undefined) return { name, value: shownValue(value, shown), source: sourceOf(name, given) };
      const fallback = fallbackOf(setting, env, kind);
      return fallback === undefined
        ? { name, value: '', source: 'not set' }
        : { name, value: fallback, source: 'default' };
    });
};
