import { factChanges, flatFacts } from './flat-facts.ts';

describe('facts laid flat', () => {
  it('are values by their place', () =>
    expect(flatFacts({ id: 7, on: true, of: { name: 'x', tags: ['a', 'b'], none: undefined } })).toEqual({
      id: '7',
      on: 'true',
      'of.name': 'x',
      'of.tags': 'a, b',
    }));

  it('are nothing for nothing', () => expect(flatFacts(undefined)).toEqual({}));

  it('tell what came, changed and went', () =>
    expect(factChanges({ a: '1', b: '2', c: '3' }, { d: '4', b: '5', c: '3' })).toEqual([
      { field: 'd', before: undefined, after: '4' },
      { field: 'b', before: '2', after: '5' },
      { field: 'a', before: '1', after: undefined },
    ]));
});
