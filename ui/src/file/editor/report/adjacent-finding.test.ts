import { adjacentFinding, currentFinding, findingAt } from './adjacent-finding.ts';

const places = [
  { line: 9, column: 1 },
  { line: 2, column: 5 },
  { line: 2, column: 20 },
];

describe('stepping through findings', () => {
  it('follows the order of the text, whatever the order of the report', () => {
    expect(adjacentFinding(places, { line: 1, column: 1 }, 'next')).toBe(1);
    expect(adjacentFinding(places, { line: 2, column: 5 }, 'next')).toBe(2);
    expect(adjacentFinding(places, { line: 2, column: 20 }, 'next')).toBe(0);
  });

  it('continues in a circle', () => {
    expect(adjacentFinding(places, { line: 9, column: 1 }, 'next')).toBe(1);
    expect(adjacentFinding(places, { line: 2, column: 5 }, 'previous')).toBe(0);
  });

  it('finds nothing without findings', () => {
    expect(adjacentFinding([], { line: 1, column: 1 }, 'next')).toBeUndefined();
  });
});

describe('the finding at the cursor', () => {
  it('is the nearest one that starts before it on its line', () => {
    expect(findingAt(places, { line: 2, column: 21 })).toBe(2);
    expect(findingAt(places, { line: 2, column: 6 })).toBe(1);
  });

  it('is the first one of the line if the cursor is before all', () => {
    expect(findingAt(places, { line: 2, column: 1 })).toBe(1);
  });

  it('is absent on other lines', () => {
    expect(findingAt(places, { line: 3, column: 1 })).toBeUndefined();
  });
});

describe('the current finding', () => {
  const places = [
    { line: 3, column: 5 },
    { line: 3, column: 5 },
    { line: 9, column: 1 },
  ];

  it('is the selected one while the cursor is at it, also if others are at the same location', () => {
    expect(currentFinding(places, { line: 3, column: 5 }, 0)).toBe(0);
    expect(currentFinding(places, { line: 3, column: 5 }, undefined)).toBe(1);
  });

  it('is the one at the cursor after the cursor moved', () => {
    expect(currentFinding(places, { line: 9, column: 4 }, 0)).toBe(2);
    expect(currentFinding(places, { line: 5, column: 4 }, 0)).toBeUndefined();
  });
});
