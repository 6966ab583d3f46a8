import { coalesced } from './batch-fold.ts';

const notice = (id: string, revision: number, body?: unknown) => ({
  topic: 'card',
  id,
  audience: 'everyone',
  revision,
  ...(body === undefined ? {} : { body }),
});

describe('coalesced notices', () => {
  it('keeps the last notice of each document, in the order of the log', () => {
    const notices = coalesced([notice('b', 2), notice('b', 5), notice('a', 1), notice('a', 4)]);
    expect(notices).toEqual([notice('a', 4), notice('b', 5)]);
  });

  it('keeps every notice with a body', () => {
    const notices = coalesced([notice('a', 1, 'lent'), notice('a', 2), notice('a', 3, 'back'), notice('a', 4)]);
    expect(notices).toEqual([notice('a', 1, 'lent'), notice('a', 3, 'back'), notice('a', 4)]);
  });
});
