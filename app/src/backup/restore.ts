import { existsSync, readdirSync } from 'node:fs';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { type BackupFolders, missingIn, restore } from '@clearbench/stores/backup/back-up';
import { copySecret } from './copy-secret.ts';
import { operatorErrorText } from './operator-error.ts';

/** Creates a data folder from a backup; the read models are rebuilt from the log at the next start. */
export const restoreInstallation = (from: BackupFolders, dataFolder: string): void => {
  if (existsSync(dataFolder) && readdirSync(dataFolder).length > 0)
    throw settingsError(`${dataFolder} is not empty. Choose another folder with CLEARBENCH_DATA, or move it away.`);
  const [missing] = missingIn(from);
  if (missing !== undefined) throw settingsError(`${missing} is missing: this is no whole backup.`);
  operatorErrorText(`${dataFolder} was not restored`, () =>
    restore(from, dataFolder, (to) => copySecret(from.keys, to)),
  );
};
