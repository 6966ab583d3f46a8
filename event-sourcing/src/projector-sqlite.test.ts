import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DocumentStore } from '@clearbench/stores/document-store/document-store';
import { openStores } from '@clearbench/stores/open-stores';
import type { Stores } from '@clearbench/stores/stores';
import { replay } from './replay.ts';
import { cards } from './testing/book.fixture.ts';
import { acquired, catalogue, eventually, lent, returned, stopAll, stored } from './testing/catalogue.fixture.ts';
import { envelope, put } from './testing/stores.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'books-'));
const open: Stores[] = [];
const stores = async (name = 'books') => {
  const one = await openStores({ kind: 'sqlite', folder: join(folder, name), secrets: { secret: 'only for tests' } });
  open.push(one);
  return one;
};
const closeAll = async () => {
  await stopAll();
  for (const one of open.splice(0)) await one.close();
};
afterEach(closeAll);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const books = Array.from({ length: 700 }, (_, index) => `${index}`);

describe('a projector on SQLite', () => {
  it('ends with the documents of a replay after a stop and a restart', async () => {
    const first = await stores();
    const facts = books.flatMap((id) => [acquired(id), lent(id), returned(id), lent(id, 'bob')]);
    await first.events.append(
      'books',
      0,
      facts.map((fact) => envelope(fact)),
    );
    const half = catalogue([cards], first, { batchSize: 50 });
    await half.projector.ready;
    await closeAll();

    const second = await stores();
    const { projector, upToDate, notices } = catalogue([cards], second);
    await projector.ready;
    await upToDate();
    expect(await stored(second, projector, books)).toEqual(await replay(cards, second.events));
    expect(notices).toEqual([]);
    expect(await second.checkpoints.get('cards@1')).toBe(await second.events.head());
  });

  it('contains what is appended while the indexes of a long log are created, also after a stop between them', async () => {
    const many = Array.from({ length: 1_500 }, (_, index) => `${index}`);
    const first = await stores('long');
    const facts = many.flatMap((id) => [acquired(id, `title ${Number(id) % 40}`), lent(id)]);
    await first.events.append(
      'books',
      0,
      facts.map((fact) => envelope(fact)),
    );
    const sorted = { ...cards, shape: { indexes: [['title'], ['reader', 'title'], ['loans']] } };
    const half = catalogue([sorted], first, { longLog: 1_000 });
    await half.upToDate();
    await closeAll();

    const second = await stores('long');
    const missing: boolean[] = [];
    const createIndexes: DocumentStore['createIndexes'] = async (name) => {
      await put(second.events, `book-${missing.length}`, acquired(`new ${missing.length}`), lent('7', 'bob'));
      missing.push(await second.documents.createIndexes(name));
      return missing.at(-1) === true;
    };
    const documents = { ...second.documents, createIndexes };
    const { projector, upToDate } = catalogue([sorted], { ...second, documents }, { longLog: 1_000 });
    await eventually(() => missing.at(-1) === false);
    await upToDate();
    const ids = [...many, ...missing.map((_, number) => `new ${number}`)];
    expect(await stored(second, projector, ids)).toEqual(await replay(sorted, second.events));
    const page = await second.documents.find('cards@1', {
      where: [{ field: 'reader', is: 'bob' }],
      sort: { field: 'title', direction: 'ascending' },
      limit: 5,
    });
    expect(page.items.map(({ id }) => id)).toEqual(['7']);
    expect(await second.documents.createIndexes('cards@1')).toBe(false);
  });
});
