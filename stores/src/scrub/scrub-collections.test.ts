import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Change } from '../document-store/document-store.ts';
import { openStores } from '../open-stores.ts';
import type { Stores } from '../stores.ts';
import { scratchFolder } from '../testing/scratch-folder.fixture.ts';
import { seededRandom } from '../testing/seeded-random.fixture.ts';

const scratch = scratchFolder();
const secrets = { secret: 'a secret that is only good for tests' };
const shape = { indexes: [['email'], ['name']], search: 'search' };
/** Set by an environment variable to repeat a run with other documents. */
const seed = Number(process.env.CLEARBENCH_SEED ?? 20_261_123);
const rounds = 3_000;
const together = 30;

const bytesIn = (folder: string): Buffer =>
  Buffer.concat(
    ['documents.db', 'documents.db-wal']
      .map((name) => join(folder, name))
      .flatMap((path) => (existsSync(path) ? [readFileSync(path)] : [])),
  );

/** Creates, changes and deletes users; returns the current names and the deleted ones. */
const writeGenerations = async ({ documents }: Stores, collection: string) => {
  const random = seededRandom(seed);
  const present = new Map<string, string>();
  const gone: string[] = [];
  const writes: Promise<void>[] = [];
  for (let round = 1; round <= rounds; round += 1) {
    const ids = [...present.keys()];
    const chance = random.next();
    const known = chance < 0.5 ? undefined : random.one(ids);
    const id = known ?? random.hex(16);
    const before = present.get(id);
    if (before !== undefined) gone.push(before);
    const name = `name${random.hex(12)}`;
    const leaves = before !== undefined && chance > 0.8;
    const padding = 'x'.repeat(random.below(1_500));
    const document = leaves ? null : { email: `${name}@example.org`, name, search: name, padding };
    if (leaves) present.delete(id);
    else present.set(id, name);
    writes.push(documents.apply(collection, [{ id, position: round, document } satisfies Change]));
    if (round % together === 0) await Promise.all(writes.splice(0));
  }
  return { present, gone };
};

describe(`scrubbing read models (seed ${seed})`, () => {
  it('leaves nothing of deleted documents in the files, and keeps all others', async () => {
    const folder = scratch('data');
    const stores = await openStores({ kind: 'sqlite', folder, secrets });
    const { documents } = stores;
    await documents.prepare('people@2', shape);
    const { present, gone } = await writeGenerations(stores, 'people@2');
    expect(gone.length).toBeGreaterThan(rounds / 3);
    const count = await documents.count('people@2', []);

    await stores.scrub(['people', 'nobody']);
    const bytes = bytesIn(folder);
    expect(gone.filter((name) => bytes.includes(name) || bytes.includes(Buffer.from(name, 'utf16le')))).toEqual([]);
    expect([...present.values()].filter((name) => !bytes.includes(name))).toEqual([]);
    expect(await documents.count('people@2', [])).toBe(count);
    const sort = { field: 'email', direction: 'ascending' } as const;
    for (const [id, name] of [...present].slice(0, 20)) {
      const { items } = await documents.find('people@2', { where: [], sort, search: name.slice(2), limit: 2 });
      expect(items.map((item) => item.id)).toEqual([id]);
    }
    await stores.close();
  });

  it('delays writes and allows reads', async () => {
    const folder = scratch('data');
    const stores = await openStores({ kind: 'sqlite', folder, secrets });
    const { documents } = stores;
    await documents.prepare('people@2', shape);
    await writeGenerations(stores, 'people@2');
    const scrubbing = stores.scrub(['people']);
    const writing = documents.apply('people@2', [{ id: 'late', position: rounds + 1, document: { name: 'Late' } }]);
    expect(await documents.get('people@2', 'late')).toBeUndefined();
    await Promise.all([scrubbing, writing]);
    expect((await documents.get('people@2', 'late'))?.document).toEqual({ name: 'Late' });
    await Promise.all([stores.scrub(['people']), stores.scrub(['people']), stores.close()]);
  });
});
