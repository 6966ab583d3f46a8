import { identifierStructureOf, matchesStructure, segmentsOf } from './identifier-structure.ts';

describe('what a code is made of', () => {
  const structure = identifierStructureOf('2a1n2c');

  it('is read from its notation', () => {
    expect(segmentsOf('4a10n')).toEqual([
      { kind: 'a', length: 4 },
      { kind: 'n', length: 10 },
    ]);
  });

  it('is found from a place to the end', () => {
    expect([matchesStructure(structure, 'AZ0Z9'), matchesStructure(structure, 'DE89AZ0Z9', 4)]).toEqual([true, true]);
  });

  it.each(['', 'AZ0Z', 'AZ0Z99', 'A00Z9', 'AZAZ9', 'AZ0z9', 'AZ0Z ', 'ÄZ0Z9', 'AZ0Z😀'])(
    'is not found in %p',
    (text) => {
      expect(matchesStructure(structure, text)).toBe(false);
    },
  );
});
