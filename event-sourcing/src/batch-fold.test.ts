import { coalesced } from './batch-fold.ts';

const notice = (id: string, revision: number, body?: unknown) => ({
  topic: 'card',
  id,
  audience: 'everyone',
  revision,
  ...(body === undefined ? {} : { body }),
});

describe('coalesced notices', () => {
  it('keep the last of each thing, in the order of the log', () => {
    const told = coalesced([notice('b', 2), notice('b', 5), notice('a', 1), notice('a', 4)]);
    expect(told).toEqual([notice('a', 4), notice('b', 5)]);
  });

  it('keep every one that carries its state', () => {
    const told = coalesced([notice('a', 1, 'lent'), notice('a', 2), notice('a', 3, 'back'), notice('a', 4)]);
    expect(told).toEqual([notice('a', 1, 'lent'), notice('a', 3, 'back'), notice('a', 4)]);
  });
});
