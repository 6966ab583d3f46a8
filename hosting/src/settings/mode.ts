import type { Environment } from './environment.ts';
import { choiceOf, everyProcess, flagOf, type ProcessKind, type Setting } from './setting.ts';
import { settingsError } from './settings-error.ts';

const nodeEnvironment: Setting = {
  name: 'NODE_ENV',
  usedBy: everyProcess,
  fallback: () => 'development',
  documentation: [
    'development',
    '`production` turns demo accounts off and requires a secret, a sign-in provider and https. Other values than production, development and test are refused',
  ],
};

const demo: Setting = {
  name: 'CLEARBENCH_DEMO',
  usedBy: everyProcess,
  fallback: (env, kind) => String(isDemo(env, kind)),
  documentation: ['true unless `NODE_ENV=production`', 'demo accounts and environments; refused in production'],
};

export const modeSettings = { nodeEnvironment, demo } satisfies Readonly<Record<string, Setting>>;

/** Whether demo accounts are off and secrets required. An unknown mode is refused: it must not enable demo accounts. */
export const isProduction = (env: Environment): boolean =>
  choiceOf(nodeEnvironment, ['production', 'development', 'test'], env) === 'production';

/** Whether defaults for a demo apply. Accepts invalid values; `demoOf` reports them. */
export const isDemo = ({ CLEARBENCH_DEMO: value, NODE_ENV: mode }: Environment, kind: ProcessKind = 'app'): boolean =>
  kind === 'app' && (value === undefined ? mode !== 'production' : value === 'true');

/** Whether the process has demo accounts. Throws in production. */
export const demoOf = (env: Environment): boolean => {
  const production = isProduction(env);
  const enabled = flagOf(demo, env, !production);
  if (production && enabled) throw settingsError('demo accounts are refused in production: unset CLEARBENCH_DEMO');
  return enabled;
};

/** Separate services would not share demo accounts, which exist in one process. */
export const refuseDemo = ({ CLEARBENCH_DEMO: value }: Environment): void => {
  if (value === 'true') throw settingsError('CLEARBENCH_DEMO must not be set here: only npm start has demo accounts');
};
