import { setTimeout as after } from 'node:timers/promises';
import { checkpointMigrations } from '../checkpoint-store/postgres.ts';
import { documentMigrations } from '../document-store/postgres/collections.ts';
import { postgresDocumentStore } from '../document-store/postgres.ts';
import { onPostgres } from '../testing/postgres.fixture.ts';
import { takeLease } from './lease.ts';

onPostgres('leases in PostgreSQL', (database) => {
  // Long enough that no holder misses its renewals on a loaded machine.
  const span = 4_000;
  const migrations = [checkpointMigrations, documentMigrations];

  it('are held by one of several processes at a time, each with a higher fence', async () => {
    const stores = [postgresDocumentStore(await database.open(migrations))];
    for (let more = 0; more < 3; more += 1) stores.push(postgresDocumentStore(await database.again()));
    let [holding, most] = [0, 0];
    const fences: number[] = [];
    // A process that finds the lease taken would look again after a quarter of the span: here it asks at once.
    const work = async (documents: (typeof stores)[number], holder: string): Promise<void> => {
      for (;;) {
        const waiting = new AbortController();
        const asked = takeLease({
          documents,
          name: 'projections',
          holder,
          span,
          signal: waiting.signal,
          onWaiting: () => waiting.abort(),
        }).catch(() => undefined);
        const lease = await asked;
        if (lease === undefined) {
          await after(5);
          continue;
        }
        holding += 1;
        most = Math.max(most, holding);
        fences.push(lease.fence);
        await after(5);
        holding -= 1;
        await lease.release();
        return;
      }
    };
    await Promise.all(stores.map((documents, index) => work(documents, `process ${index}`)));
    expect(most).toBe(1);
    expect(fences).toEqual([...new Set(fences)].sort((a, b) => a - b));
    for (const documents of stores) await documents.close();
  });

  it('refuse the documents of an earlier holder together with its checkpoint', async () => {
    const documents = postgresDocumentStore(await database.open(migrations));
    await documents.prepare('files', { indexes: [] });
    const write = (fence: number, position: number) =>
      documents.apply('files', [{ id: 'one', position, document: { by: fence } }], { name: 'files', position, fence });
    await write(1, 1);
    await write(5, 2);
    await expect(write(1, 3)).rejects.toMatchObject({ errorKey: 'store.fenced' });
    expect(await documents.get('files', 'one')).toEqual({ id: 'one', position: 2, document: { by: 5 } });
    await documents.close();
  });
});
