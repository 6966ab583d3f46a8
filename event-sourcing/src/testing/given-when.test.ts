import { type BookEvent, bookDecider, cards } from './book.fixture.ts';
import { projectionSpec, specFor } from './given-when.fixture.ts';

const at = '2026-01-02T03:04:05.000Z';
const acquired: BookEvent = { type: 'BookAcquired', data: { bookId: '1', title: 'Emma' } };
const lent: BookEvent = { type: 'BookLent', data: { bookId: '1', reader: 'ann', lentAt: at } };
const returned: BookEvent = { type: 'BookReturned', data: { bookId: '1' } };
const discarded: BookEvent = { type: 'BookDiscarded', data: { bookId: '1' } };
const { given } = specFor(bookDecider);
const when = (...past: BookEvent[]) =>
  given(...past).when({ type: 'LendBook', data: { bookId: '1', reader: 'ann' }, at });

describe('decider spec', () => {
  it('passes when the decider behaves as specified', () => {
    when(acquired).emits(lent);
    when(acquired, lent).refuses('book.lent', { reader: 'ann' });
    given(acquired)
      .when({ type: 'ReturnBook', data: { bookId: '1' }, at })
      .emitsNothing();
  });

  it('fails when the decider behaves otherwise', () => {
    expect(() => when(acquired).emitsNothing()).toThrow();
    expect(() => when(acquired).emits(returned)).toThrow();
    expect(() => when(acquired).refuses('book.lent')).toThrow('but the command was accepted');
    expect(() => when(acquired, lent).emits(lent)).toThrow('book.lent');
    expect(() => when(acquired, lent).refuses('book.notFound')).toThrow();
    expect(() => when(acquired, lent).refuses('book.lent', { reader: 'bob' })).toThrow();
  });
});

describe('projection spec', () => {
  const { given: after } = projectionSpec(cards);

  it('returns the document of a key', () => {
    expect(after(acquired, lent).document('1')).toEqual({ id: '1', title: 'Emma', reader: 'ann', loans: 1 });
    expect(after(acquired, lent, returned).document('1')).toMatchObject({ reader: null, loans: 1 });
    expect(after(acquired).document('2')).toBeUndefined();
    expect(after(acquired, discarded).document('1')).toBeUndefined();
    expect(after(lent).document('1')).toBeUndefined();
  });
});
