import { join } from 'node:path';
import { sqliteDocumentStore } from '@clearbench/stores/document-store/sqlite';
import { eventStoreDbStore } from '@clearbench/stores/event-store/eventstore-db';
import { sqliteEventStore } from '@clearbench/stores/event-store/sqlite';
import { mongoStores } from '@clearbench/stores/mongo-stores';
import { openDatabase } from '@clearbench/stores/sqlite/database';
import { startChild } from '../child.ts';
import type { Benchmark } from '../figure.ts';
import { inTemporaryFolder } from '../temporary-folder.ts';
import { documentsSideBySide } from './fakes-documents.ts';
import { appendsSideBySide, replaysSideBySide } from './fakes-logs.ts';
import type { Addresses } from './servers.fake.ts';

const secrets = { secret: 'a secret that is only good for figures' };
const note = {
  metric: 'EventStoreDB and MongoDB',
  value: 'fakes speak the protocols and keep all in memory: the values say nothing about the speed of real servers',
};

/** Embedded engines compared with the drivers of EventStoreDB and MongoDB, which talk to fakes in another process. */
export const driversOnFakes: Benchmark = () =>
  inTemporaryFolder(async (folder) => {
    const fakes = startChild('./servers.fake.ts', import.meta.url);
    const { eventStore, mongo } = await fakes.ask<Addresses>('start');
    const logs = {
      embedded: sqliteEventStore(join(folder, 'events.db')),
      server: eventStoreDbStore({ connectionString: eventStore }),
    };
    const others = await mongoStores({ url: mongo, database: 'bench', secrets });
    const documents = {
      embedded: sqliteDocumentStore(openDatabase(join(folder, 'documents.db'))),
      server: others.documents,
    };
    try {
      return [
        note,
        ...(await replaysSideBySide(folder, logs)),
        ...(await appendsSideBySide(logs)),
        ...(await documentsSideBySide(documents)),
      ];
    } finally {
      await Promise.all([logs.embedded.close(), logs.server.close(), documents.embedded.close(), others.close()]);
      await fakes.end();
    }
  });
