import type { StructureType } from '@clearbench/contracts/format/structure';
import { structurePair } from './compare-structures.ts';
import { firstOpen, treeMove, treeRows } from './tree-rows.ts';

const types: StructureType[] = [
  {
    kind: 'sequence',
    name: 'Document',
    elements: [
      { name: 'A', type: 'T', min: 1, max: 1 },
      { name: 'B', type: 'V', min: 0 },
    ],
  },
  { kind: 'choice', name: 'T', elements: [{ name: 'C', type: 'V', min: 1, max: 1 }] },
  { kind: 'value', name: 'V', value: { kind: 'date' } },
];
const tree = structurePair(undefined, { namespace: 'n', document: 'Document', types });
const rows = (...open: string[]) => treeRows(tree, new Set(open), false);

describe('the tree of a structure', () => {
  it('shows expanded rows', () => {
    expect(rows().map(({ key }) => key)).toEqual(['Document']);
    expect(rows('Document', 'Document/A').map(({ key, level }) => `${level} ${key}`)).toEqual([
      '1 Document',
      '2 Document/A',
      '3 Document/A/C',
      '2 Document/B',
    ]);
  });

  it('is initially expanded to the requested depth', () =>
    expect([...firstOpen(tree, 1, false)]).toEqual(['Document']));

  it.each([
    ['ArrowDown', 'Document', { to: 'Document/A' }],
    ['ArrowUp', 'Document/B', { to: 'Document/A' }],
    ['ArrowRight', 'Document', { to: 'Document/A' }],
    ['ArrowRight', 'Document/A', { unfold: 'Document/A' }],
    ['ArrowRight', 'Document/B', {}],
    ['ArrowLeft', 'Document/B', { to: 'Document' }],
    ['ArrowLeft', 'Document', { fold: 'Document' }],
    ['End', 'Document', { to: 'Document/B' }],
    ['Home', 'Document/B', { to: 'Document' }],
    ['x', 'Document', undefined],
  ])('%s on %s', (key, at, move) => expect(treeMove(rows('Document'), at, key)).toEqual(move));

  it('omits equal elements if only differences are shown', () => {
    const same = structurePair(
      { namespace: 'n', document: 'Document', types },
      { namespace: 'n', document: 'Document', types },
    );
    expect(treeRows(same, new Set(['Document']), true)).toHaveLength(1);
  });
});
