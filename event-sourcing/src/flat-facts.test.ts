import { factChanges, flatFacts } from './flat-facts.ts';

describe('flat facts', () => {
  it('are values by path', () =>
    expect(flatFacts({ id: 7, on: true, of: { name: 'x', tags: ['a', 'b'], none: undefined } })).toEqual({
      id: '7',
      on: 'true',
      'of.name': 'x',
      'of.tags': 'a, b',
    }));

  it('are empty for empty data', () => expect(flatFacts(undefined)).toEqual({}));

  it('list added, changed and removed values', () =>
    expect(factChanges({ a: '1', b: '2', c: '3' }, { d: '4', b: '5', c: '3' })).toEqual([
      { field: 'd', before: undefined, after: '4' },
      { field: 'b', before: '2', after: '5' },
      { field: 'a', before: '1', after: undefined },
    ]));
});
