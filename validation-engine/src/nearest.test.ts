import { editDistance, nearest } from './nearest.ts';

describe('the nearest word', () => {
  it('counts edits', () => {
    expect(editDistance('kitten', 'sitting')).toBe(3);
    expect(editDistance('', 'abc')).toBe(3);
    expect(editDistance('same', 'same')).toBe(0);
  });

  it('is the one fewest edits away, capitals apart, the first among equals', () => {
    expect(nearest('NbOfTx', ['MsgId', 'NbOfTxs'], 2)).toBe('NbOfTxs');
    expect(nearest('MSGID', ['MsgId'], 0)).toBe('MsgId');
    expect(nearest('b', ['a', 'c'], 2)).toBe('a');
  });

  it('is none when all are too far', () => {
    expect(nearest('Foo', ['MsgId'], 2)).toBeUndefined();
    expect(nearest('x'.repeat(10_000), ['MsgId'], 20_000)).toBeUndefined();
  });
});
