import { existsSync, readdirSync } from 'node:fs';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { type BackupFolders, missingIn, restore } from '@clearbench/stores/backup/back-up';
import { copySecret } from './copy-secret.ts';
import { orSaid } from './or-said.ts';

/** Makes a data folder of a backup; the read models are built from the log when the product starts on it. */
export const restoreInstallation = (from: BackupFolders, dataFolder: string): void => {
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0)
    throw settingsError(`${dataFolder} is not empty. Choose another folder with CLEARBENCH_DATA, or move it away.`);
  const [missing] = missingIn(from);
  if (missing !== undefined) throw settingsError(`${missing} is missing: this is no whole backup.`);
  orSaid(`${dataFolder} was not restored`, () => restore(from, dataFolder, (to) => copySecret(from.keys, to)));
};
