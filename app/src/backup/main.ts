import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { explained } from '@clearbench/hosting/explained';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { placeIn } from '../settings.ts';
import { backUpInstallation } from './back-up.ts';
import { restoreInstallation } from './restore.ts';

const options = { to: { type: 'string' }, from: { type: 'string' }, keys: { type: 'string' } } as const;

const folders = (log: string | undefined, keys: string | undefined, usage: string) => {
  if (log === undefined || keys === undefined) throw settingsError(usage);
  return { log: resolve(log), keys: resolve(keys) };
};

/** Does what it was called for, and says what was done. */
const run = (): string => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { dataFolder, servers } = placeIn(process.env);
  if (servers) throw settingsError('Servers are backed up by their own means: see docs/operations.md.');
  if (positionals[0] === 'restore') {
    const from = folders(values.from, values.keys, 'npm run restore -- --from FOLDER --keys FOLDER');
    restoreInstallation(from, dataFolder);
    return `${dataFolder} is what was backed up; its read models are built when Clearbench starts`;
  }
  const to = folders(values.to, values.keys, 'npm run backup -- --to FOLDER --keys FOLDER');
  backUpInstallation(dataFolder, to);
  return `${dataFolder} is backed up in ${to.log}, its keys in ${to.keys}`;
};

try {
  console.log(run());
} catch (error) {
  console.error(explained(error));
  process.exitCode = 1;
}
