import { readdirSync } from 'node:fs';
import { headerDefinitions, messageDefinitions, otherDefinitions } from '../definitions/messages.ts';
import { typeLibraries } from '../definitions/type-libraries.ts';
import { definedTypes } from './read-definition.ts';
import { readNotation } from './read-notation.ts';

const filesIn = (folder: string) =>
  readdirSync(new URL(`../definitions/${folder}/`, import.meta.url)).map((name) => name.replace(/\.json$/, ''));

describe('definitions', () => {
  it('read like the notation of uploaded structures', () => {
    const types = {
      A1: { Id: 'Max35Text', 'Tp?': 'A2', 'Nm*': 'A3', 'Tx+': 'A4', 'Inf[2..10]': 'A5' },
      C: { oneOf: { A: 'X', 'B?': 'Y' } },
      E: 'any',
      N: 'any urn:x',
      D: 'decimal 18 5 from 0 @Ccy K',
      K: 'code A B',
    };
    const notation = `
A1
  Id    Max35Text
  Tp?   A2
  Nm*   A3
  Tx+   A4
  Inf[2..10] A5
C = one of
  A X
  B? Y
E = any
N = any urn:x
D = decimal 18 5 from 0 @Ccy K
K = code A B
`;
    expect(definedTypes({ uses: [], types })).toEqual(readNotation(notation));
  });

  it('refuse elements and values that cannot be read', () => {
    expect(() => definedTypes({ uses: [], types: { A: { 'Id!': 'B' } } })).toThrow('no element in our notation');
    expect(() => definedTypes({ uses: [], types: { A: 'number 3' } })).toThrow('no value in our notation');
  });

  it('are the files of their names, all of them known', () => {
    const names = [...messageDefinitions, ...headerDefinitions].map(({ name }) => name);
    const others = otherDefinitions.map(({ name }) => name);
    expect(names.toSorted()).toEqual([...filesIn('messages'), ...others].toSorted());
    expect(names).toHaveLength(new Set(names).size);
    expect([...typeLibraries.keys()].toSorted()).toEqual(filesIn('types').toSorted());
  });

  it('use every type library', () => {
    const all = [...messageDefinitions, ...headerDefinitions, ...typeLibraries.values()];
    const used = new Set(all.flatMap(({ uses }) => uses));
    expect([...typeLibraries.keys()].filter((name) => !used.has(name))).toEqual([]);
  });
});
