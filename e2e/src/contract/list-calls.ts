import type { BenchClient } from '../client/bench-client.ts';
import type { Input } from './described-calls.ts';

type Done = (client: BenchClient, name: string, input?: Input) => Promise<unknown>;

/** Calls the lists of files and of the transfers of one file. */
export const callListsOfFiles = async (done: Done, tester: BenchClient, fileId: string): Promise<void> => {
  const query = { environmentToken: 'sct' };
  await done(tester, 'listConversations', { query });
  await done(tester, 'listRemovedFiles', { query });
  await done(tester, 'checkImpact', { body: { ...query, toRulebook: '2021', limit: 3 } });
  await done(tester, 'listTransfers', { query: { fileId } });
};
