import { parseArgs } from 'node:util';
import { explained } from '@clearbench/hosting/explained';
import { productLog } from '@clearbench/hosting/product-log';
import { demandLog } from '../open-alone.ts';
import { settingsFrom } from '../settings.ts';
import { progressBar } from '../terminal/progress-bar.ts';
import { move } from './move.ts';
import { placesOf } from './places.ts';

const options = { from: { type: 'string' }, to: { type: 'string' }, contents: { type: 'string' } } as const;

const run = async (): Promise<string[]> => {
  const asked = parseArgs({ options }).values;
  const given = placesOf(asked, process.env.CLEARBENCH_DATA ?? 'data');
  // Before the settings are read: they make a secret for a folder that has none.
  demandLog(given.from);
  const folder = given.from.servers ? given.to.dataFolder : given.from.dataFolder;
  // A data folder may have a secret of its own, and everything in it is locked with that.
  const { secret, secretBefore, logLevel } = settingsFrom({ ...process.env, CLEARBENCH_DATA: folder });
  const { events, contents, digest } = await move({
    ...given,
    secrets: { secret, secretBefore },
    tell: (moved) => progressBar(process.stderr, moved.done, `${moved.events} events, ${moved.contents} contents`),
    log: productLog(logLevel),
  });
  process.stderr.write('\n');
  return [
    `${events} events and ${contents} contents are there, and both logs come to ${digest}`,
    'Start there with the secret that was set here, or else with that of the data folder: session-secret.',
  ];
};

try {
  console.log((await run()).join('\n'));
} catch (error) {
  console.error(explained(error, { EventStoreDB: 'the address esdb://…', MongoDB: '--contents' }));
  process.exitCode = 1;
}
