import { connectPostgres } from '../../postgres/postgres-connection.ts';
import type { EventStore } from '../event-store.ts';
import { postgresEventStore } from '../postgres.ts';
import { sqliteEventStore } from '../sqlite.ts';
import { sampleEvent } from './event.fixture.ts';

// The process of the kill test: several writers append as fast as possible and print each event once it is
// acknowledged. The log is a file of SQLite, or a schema of the PostgreSQL database of an address.
const [location = '', round = '', schema = ''] = process.argv.slice(2);
const store: EventStore = location.startsWith('postgres://')
  ? await postgresEventStore(await connectPostgres({ url: location, schema }))
  : sqliteEventStore(location);

// Large enough that checkpoints run when the process is killed.
const text = 'x'.repeat(16_384);

const write = async (writer: number) => {
  const stream = `stream-${writer}`;
  let revision = (await store.readStream(stream)).length;
  for (let n = 0; ; n += 1) {
    const ids = Array.from({ length: 1 + (n % 3) }, (_, part) => `${round}-${writer}-${n}-${part}`);
    const appended = await store.append(
      stream,
      revision,
      ids.map((id) => sampleEvent(id, { text })),
    );
    revision = appended.revision;
    // Pipes are written synchronously on POSIX systems, and a write to a full pipe blocks.
    process.stdout.write(`${ids.join(' ')} ${appended.position}\n`);
  }
};

await Promise.all(Array.from({ length: 6 }, (_, writer) => write(writer)));
