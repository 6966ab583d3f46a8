import { existsSync } from 'node:fs';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { type BackupFolders, backUp } from '@clearbench/stores/backup/back-up';
import { requireLog } from '../open-data-folder.ts';
import { copySecret } from './copy-secret.ts';
import { operatorErrorText } from './operator-error.ts';

/**
 * Backs up a data folder, also while the product runs: the log and the contents into one folder, the keys of personal
 * data into another, together with the secret of the data folder if it has one.
 */
export const backUpInstallation = (dataFolder: string, to: BackupFolders): void => {
  requireLog({ dataFolder, servers: undefined });
  if (to.log === to.keys) throw settingsError('The keys belong apart from the log: choose two folders.');
  for (const folder of [to.log, to.keys])
    if (existsSync(folder)) throw settingsError(`${folder} is there already. A backup goes into a folder of its own.`);
  operatorErrorText('The backup was not made', () => backUp(dataFolder, to, (keys) => copySecret(dataFolder, keys)));
};
