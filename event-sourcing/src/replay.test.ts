import { memoryEventStore } from '@clearbench/stores/event-store/memory';
import { replay } from './replay.ts';
import { cards } from './testing/book.fixture.ts';
import { acquired, lent } from './testing/catalogue.fixture.ts';
import { envelope, put } from './testing/stores.fixture.ts';

describe('replay', () => {
  it('folds the whole log, page after page', async () => {
    const events = memoryEventStore();
    const loans = Array.from({ length: 2_500 }, () => envelope(lent('1')));
    await events.append('book-1', 0, [envelope(acquired('1')), ...loans]);
    expect((await replay(cards, events)).get('1')).toMatchObject({ loans: 2_500 });
  });

  it('ends at a position, inclusive', async () => {
    const events = memoryEventStore();
    const { position } = await put(events, 'book-1', acquired('1'), lent('1'));
    await put(events, 'book-1', lent('1'));
    expect((await replay(cards, events, position)).get('1')).toMatchObject({ loans: 1 });
  });
});
