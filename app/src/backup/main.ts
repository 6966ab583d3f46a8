import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { settingsError } from '@clearbench/hosting/settings/settings-error';
import { startupErrorText } from '@clearbench/hosting/startup-errors';
import { checkChain } from '@clearbench/stores/event-store/check-chain';
import { openLogChain } from '@clearbench/stores/open-stores';
import { dataLocationIn } from '../settings.ts';
import { backUpInstallation } from './back-up.ts';
import { restoreInstallation } from './restore.ts';

const options = { to: { type: 'string' }, from: { type: 'string' }, keys: { type: 'string' } } as const;

const folders = (log: string | undefined, keys: string | undefined, usage: string) => {
  if (log === undefined || keys === undefined) throw settingsError(usage);
  return { log: resolve(log), keys: resolve(keys) };
};

/** Returns the head of the copied log's chain; fails where it does not verify: the copy is kept, but is damaged. */
const headOf = async (folder: string): Promise<string> => {
  const chain = await openLogChain({ folder });
  try {
    const { head, faults } = await checkChain(chain);
    if (faults.length > 0)
      throw settingsError(`The log in ${folder} does not verify: keep the backups you have. ${faults[0]}`);
    return `${head.events} events, head ${head.hash || '–'} at position ${head.position}`;
  } finally {
    await chain.close();
  }
};

/** Runs the requested command and returns its result. */
const run = async (): Promise<string> => {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const { dataFolder, servers } = dataLocationIn(process.env);
  if (servers) throw settingsError('Servers are backed up by their own means: see docs/operations.md.');
  if (positionals[0] === 'restore') {
    const from = folders(values.from, values.keys, 'npm run restore -- --from FOLDER --keys FOLDER');
    restoreInstallation(from, dataFolder);
    return `${dataFolder} is what was backed up (${await headOf(dataFolder)}); its read models are built when Clearbench starts`;
  }
  const to = folders(values.to, values.keys, 'npm run backup -- --to FOLDER --keys FOLDER');
  backUpInstallation(dataFolder, to);
  return `${dataFolder} is backed up in ${to.log} (${await headOf(to.log)}), its keys in ${to.keys}`;
};

try {
  console.log(await run());
} catch (error) {
  console.error(startupErrorText(error));
  process.exitCode = 1;
}
