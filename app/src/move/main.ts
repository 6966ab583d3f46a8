import { parseArgs } from 'node:util';
import { productLog } from '@clearbench/hosting/product-log';
import { startupErrorText } from '@clearbench/hosting/startup-errors';
import { requireLog } from '../open-data-folder.ts';
import { storageSettingsFrom } from '../settings.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { locationsOf } from './locations.ts';
import { move } from './move.ts';

const options = { from: { type: 'string' }, to: { type: 'string' }, contents: { type: 'string' } } as const;

const run = async (): Promise<string[]> => {
  const parsedOptions = parseArgs({ options }).values;
  const given = locationsOf(parsedOptions, process.env.CLEARBENCH_DATA ?? 'data');
  // Checked before the settings are read, because they create a secret for a folder without one.
  requireLog(given.from);
  const folder = given.from.servers ? given.to.dataFolder : given.from.dataFolder;
  // A data folder may have its own secret, which its keys need.
  const { secret, secretBefore, logLevel } = storageSettingsFrom({ ...process.env, CLEARBENCH_DATA: folder });
  const { events, contents, digest, heads } = await move({
    ...given,
    secrets: { secret, secretBefore },
    tell: (moved) => progressBar(process.stderr, moved.done, `${moved.events} events, ${moved.contents} contents`),
    log: productLog(logLevel),
  });
  process.stderr.write('\n');
  return [
    `${events} events and ${contents} contents are there, and both logs come to ${digest}`,
    `The head of the hash chain was ${heads.from.hash} at position ${heads.from.position}; there it is ${heads.to.hash} at position ${heads.to.position}.`,
    'Start there with the secret that was set here, or else with that of the data folder: session-secret.',
  ];
};

try {
  console.log((await run()).join('\n'));
} catch (error) {
  console.error(
    startupErrorText(error, {
      EventStoreDB: 'the address esdb://…',
      MongoDB: '--contents',
      PostgreSQL: 'the address postgres://…',
    }),
  );
  process.exitCode = 1;
}
