import type { Environment } from './environment.ts';
import { limitSettings } from './limits.ts';
import { mailSettings } from './mail.ts';
import { modeSettings } from './mode.ts';
import { networkSettings } from './network.ts';
import { observabilitySettings } from './observability.ts';
import { providerSettings, secretSettings } from './providers.ts';
import type { Setting } from './setting.ts';
import { sftpSettings } from './sftp.ts';
import { storageSettings } from './storage.ts';

/** Every setting of the product in the order of docs/settings.md, which is generated from it. */
export const documentedSettings: readonly Setting[] = [
  modeSettings,
  networkSettings,
  sftpSettings,
  storageSettings,
  providerSettings,
  mailSettings,
  limitSettings,
  observabilitySettings,
].flatMap((group): Setting[] => Object.values(group));

/** The settings with the client secrets of the providers that are listed. */
export const settingsIn = (env: Environment): readonly Setting[] =>
  documentedSettings.flatMap((setting) =>
    setting === providerSettings.providerSecret ? secretSettings(env) : [setting],
  );

/** Variables that tests, benchmarks and `npm run dev` read, and no process of the product. */
export const settingsOfTools: readonly string[] = [
  'CLEARBENCH_SERVER',
  'CLEARBENCH_KILLS',
  'CLEARBENCH_KILLS_OF_EACH',
  'CLEARBENCH_LOOKS',
  'CLEARBENCH_BENCH_FILES',
  'CLEARBENCH_BENCH_EVENTS',
];
