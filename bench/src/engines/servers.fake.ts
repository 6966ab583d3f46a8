import { startFakeEventStoreDb } from '@clearbench/fake-servers/eventstore-db/server.fake';
import { startFakeMongo } from '@clearbench/fake-servers/mongo/server.fake';
import { answerParent } from '../child.ts';

/** Addresses of the fakes. */
export type Addresses = { readonly eventStore: string; readonly mongo: string };

/** Fakes of both servers in a separate process; answers with their addresses. */
answerParent<'start'>(async (): Promise<Addresses> => {
  const [log, documents] = await Promise.all([startFakeEventStoreDb(), startFakeMongo({ setName: 'fake' })]);
  return { eventStore: log.connectionString, mongo: documents.url };
});
