import type { StructureType } from '@clearbench/contracts/format/structure';
import { type Pair, structurePair } from './compare-structures.ts';

const text = (name: string, max: number): StructureType => ({
  kind: 'value',
  name,
  value: { kind: 'text', min: 1, max },
});
const sequence = (name: string, ...lines: string[]): StructureType => ({
  kind: 'sequence',
  name,
  elements: lines.map((line) => {
    const [element = '', type = '', min = '1', max = '1'] = line.split(' ');
    return { name: element, type, min: Number(min), ...(max === '*' ? {} : { max: Number(max) }) };
  }),
});
const structure = (...types: StructureType[]) => ({ namespace: 'n', document: 'Document', types });

const before = structure(
  sequence('Document', 'Head Head1', 'Gone Max35', 'Tx Tx1 1 *'),
  sequence('Head1', 'Id Max35', 'Date Max35 0'),
  sequence('Tx1', 'Ref Max35', 'Again Tx1 0'),
  text('Max35', 35),
);
const after = structure(
  sequence('Document', 'Head Head2', 'Tx Tx2 1 *', 'New Max35'),
  sequence('Head2', 'Id Max16', 'Date Max35'),
  sequence('Tx2', 'Ref Renamed', 'Again Tx2 0'),
  text('Max16', 16),
  text('Max35', 35),
  text('Renamed', 35),
);

const changesBelow = ({ children, changeOf }: ReturnType<typeof structurePair>, pair: Pair) =>
  children(pair).map((child) => `${child.name} ${changeOf(child)}`);

describe('the comparison of two structures', () => {
  const pair = structurePair(before, after);
  const child = (name: string) => pair.children(pair.root).find((one) => one.name === name) as Pair;

  it('shows added, removed and changed elements, in the order of both', () =>
    expect(changesBelow(pair, pair.root)).toEqual(['Head inside', 'Gone removed', 'Tx same', 'New added']));

  it('shows changed lengths and cardinalities', () =>
    expect(changesBelow(pair, child('Head'))).toEqual(['Id changed', 'Date changed']));

  it('ignores other names of types, and handles recursive types', () =>
    expect(changesBelow(pair, child('Tx'))).toEqual(['Ref same', 'Again same']));

  it('also walks a single structure', () => {
    const alone = structurePair(undefined, after);
    expect(alone.children(alone.root).map(({ name }) => name)).toEqual(['Head', 'Tx', 'New']);
    expect(alone.children(alone.children(alone.root)[2] as Pair)).toEqual([]);
  });
});
