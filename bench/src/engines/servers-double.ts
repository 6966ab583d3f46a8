import { startEventStoreDbDouble } from '@clearbench/stores/wire-doubles/eventstore-db/server-double';
import { startMongoDouble } from '@clearbench/stores/wire-doubles/mongo/double-server';
import { answerParent } from '../child.ts';

/** Where the doubles listen. */
export type Addresses = { readonly eventStore: string; readonly mongo: string };

/** Stand-ins for both servers in a process of their own, as servers are; answers with their addresses. */
answerParent<'start'>(async (): Promise<Addresses> => {
  const [log, documents] = await Promise.all([startEventStoreDbDouble(), startMongoDouble({ setName: 'double' })]);
  return { eventStore: log.connectionString, mongo: documents.url };
});
