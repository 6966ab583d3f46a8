import { settingsFrom } from '@clearbench/app/settings';
import type { CommandContext } from '@clearbench/command-service/command-context';
import { startProjections } from '@clearbench/projections/service/start-projections';
import { openStores } from '@clearbench/stores/open-stores';
import { answerParent } from '../child.ts';
import type { RuntimeRequest } from './message.ts';
import { rename, startCommands, startLive, unwatched } from './parts.ts';

let context: CommandContext | undefined;

/** Stores, projector and live connection as in the product. */
const open = async (dataFolder: string): Promise<string> => {
  const settings = settingsFrom({ CLEARBENCH_DATA: dataFolder });
  const stores = await openStores({ kind: 'sqlite', folder: dataFolder, secrets: settings });
  const { views, ready } = startProjections({ stores, ...unwatched, fence: undefined, isFollowed: false });
  await ready;
  context = await startCommands({ stores, views, settings });
  return startLive(stores.changes);
};

answerParent<RuntimeRequest>((requested) => {
  if (requested.type === 'open') return open(requested.dataFolder);
  return context ? rename(context, requested.times, requested.pauseMs) : [];
});
