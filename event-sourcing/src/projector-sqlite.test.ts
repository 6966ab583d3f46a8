import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openStores } from '@clearbench/stores/open-stores';
import type { Stores } from '@clearbench/stores/stores';
import { replay } from './replay.ts';
import { cards } from './testing/book.fixture.ts';
import { acquired, catalogue, lent, returned, stopAll, stored } from './testing/catalogue.fixture.ts';
import { envelope } from './testing/stores.fixture.ts';

const folder = mkdtempSync(join(tmpdir(), 'books-'));
const open: Stores[] = [];
const stores = async () => {
  const one = await openStores({ kind: 'sqlite', folder, secrets: { secret: 'only for tests' } });
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
});
