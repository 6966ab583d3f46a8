import { type ComparedCase, caseDifferences } from './compare-runs.ts';

const one = (file: string, state: ComparedCase['state'], duration = 10, row?: number): ComparedCase => ({
  ...{ file, row, title: file, number: 1, state, duration },
});
const filesOf = (changes: readonly { readonly file: string }[]) => changes.map(({ file }) => file);

describe('the comparison of two runs', () => {
  it('lists the cases that became red or green', () => {
    const before = [one('a', 'passed'), one('b', 'failed'), one('c', 'error'), one('d', 'failed')];
    const after = [one('a', 'failed'), one('b', 'passed'), one('c', 'passed'), one('d', 'error')];
    const compared = caseDifferences(before, after);
    expect(filesOf(compared.becameRed)).toEqual(['a']);
    expect(filesOf(compared.becameGreen)).toEqual(['b', 'c']);
    expect(compared.unchanged).toBe(0);
  });

  it('lists new and missing cases; rows of a table are cases of their own', () => {
    const compared = caseDifferences(
      [one('a', 'passed', 10, 1), one('a', 'passed', 10, 2)],
      [one('a', 'passed', 10, 2), one('a', 'passed', 10, 3)],
    );
    expect(compared.added).toMatchObject([{ file: 'a', row: 3 }]);
    expect(compared.removed).toMatchObject([{ file: 'a', row: 1 }]);
    expect(compared.unchanged).toBe(1);
  });

  it('lists durations that at least doubled or halved by 50 milliseconds or more', () => {
    const before = [one('small', 'passed', 10), one('slower', 'passed', 60), one('near', 'passed', 100)];
    const after = [one('small', 'passed', 40), one('slower', 'passed', 120), one('near', 'passed', 199)];
    expect(filesOf(caseDifferences(before, after).durations)).toEqual(['slower']);
    expect(filesOf(caseDifferences(after, before).durations)).toEqual(['slower']);
  });
});
