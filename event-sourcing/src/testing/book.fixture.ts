import { refuse } from '@clearbench/contracts/failure';
import type { Decider } from '../decider.ts';
import { projection } from '../projection.ts';

/** The lending desk of a library: the sample domain of this package's tests. */
export type BookCommand =
  | { type: 'AcquireBook'; data: { bookId: string; title: string }; at: string }
  | { type: 'LendBook'; data: { bookId: string; reader: string }; at: string }
  | { type: 'ReturnBook'; data: { bookId: string }; at: string }
  | { type: 'DiscardBook'; data: { bookId: string }; at: string };

export type BookEvent =
  | { type: 'BookAcquired'; data: { bookId: string; title: string } }
  | { type: 'BookLent'; data: { bookId: string; reader: string; lentAt: string } }
  | { type: 'BookReturned'; data: { bookId: string } }
  | { type: 'BookDiscarded'; data: { bookId: string } };

type Book = { status: 'none' } | { status: 'here' } | { status: 'lent'; reader: string } | { status: 'discarded' };

export const bookDecider: Decider<Book, BookCommand, BookEvent> = {
  initialState: { status: 'none' },
  decide({ type, data, at }, book) {
    if (type === 'AcquireBook') {
      return book.status === 'none' ? [{ type: 'BookAcquired', data }] : refuse('book.exists', { bookId: data.bookId });
    }
    if (book.status === 'none' || book.status === 'discarded') return refuse('book.notFound');
    switch (type) {
      case 'LendBook':
        if (book.status === 'lent') return refuse('book.lent', { reader: book.reader });
        return [{ type: 'BookLent', data: { ...data, lentAt: at } }];
      case 'ReturnBook':
        return book.status === 'lent' ? [{ type: 'BookReturned', data }] : [];
      case 'DiscardBook':
        return book.status === 'lent'
          ? [
              { type: 'BookReturned', data },
              { type: 'BookDiscarded', data },
            ]
          : [{ type: 'BookDiscarded', data }];
    }
  },
  evolve(_, { type, data }) {
    switch (type) {
      case 'BookAcquired':
        return { status: 'here' };
      case 'BookLent':
        return { status: 'lent', reader: data.reader };
      case 'BookReturned':
        return { status: 'here' };
      case 'BookDiscarded':
        return { status: 'discarded' };
    }
  },
};

export type Card = {
  id: string;
  title: string;
  reader: string | null;
  loans: number;
};

export const cards = projection<Card, BookEvent>({
  name: 'cards',
  version: 1,
  shape: { indexes: [['title']] },
  key: ({ data }) => data.bookId,
  on: {
    BookAcquired: (_, { data }) => ({ id: data.bookId, title: data.title, reader: null, loans: 0 }),
    BookLent: (card, { data }) => card && { ...card, reader: data.reader, loans: card.loans + 1 },
    BookReturned: (card) => card && { ...card, reader: null },
    BookDiscarded: () => null,
  },
  notice: (card) => ({ topic: 'card', id: card.id, audience: 'everyone' }),
});
