import type { CommandContext } from '@clearbench/command-service/command-context';
import { followedViews } from '@clearbench/hosting/following/followed-views';
import { startProjections } from '@clearbench/projections/service/start-projections';
import { everyProjection } from '@clearbench/projections/slices';
import { openStores } from '@clearbench/stores/open-stores';
import { answerParent } from '../child.ts';
import type { ServiceRequest } from './message.ts';
import { rename, startCommands, startLive, unwatched } from './parts.ts';

const settings = { secret: 'a secret that is only good for figures', largestContent: 1_000_000 };
let context: CommandContext | undefined;

/** One of the three services on PostgreSQL, each in a process of its own; live connections answer with their address. */
const open = async ({ service, postgres }: Extract<ServiceRequest, { type: 'open' }>): Promise<string> => {
  const stores = await openStores({ kind: 'servers', postgres, secrets: settings });
  if (service === 'live') return startLive(stores.changes);
  if (service === 'projections') {
    await startProjections({ stores, ...unwatched, fence: undefined, isFollowed: true }).ready;
    return service;
  }
  const names = everyProjection.map(({ name }) => name);
  const { views } = await followedViews(stores, names, unwatched.log);
  context = await startCommands({ stores, views, settings });
  return service;
};

answerParent<ServiceRequest>((requested) => {
  if (requested.type === 'open') return open(requested);
  return context ? rename(context, requested.times, requested.pauseMs) : [];
});
