import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFromRoot } from '../house/source-files.ts';

const text = readFromRoot('docs/security.md');
const isThere = (path: string): boolean => existsSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

/** Source files and tests named in the text. */
const files = [...new Set([...text.matchAll(/`([\w-]+\/src\/[\w./-]+)`/g)].map(([, path = '']) => path))];

/** The last requirement of each section of ASVS 5.0.0 in levels 1 and 2; all earlier ones are included. */
const lastPoints = `
  1.1.2 1.2.9 1.3.11 1.4.3 1.5.2
  2.1.3 2.2.3 2.3.4 2.4.1
  3.2.2 3.3.4 3.4.6 3.5.5 3.7.2
  4.1.3 4.2.1 4.3.2 4.4.4
  5.1.1 5.2.3 5.3.2 5.4.3
  6.1.3 6.2.12 6.3.4 6.4.4 6.5.5 6.6.3 6.8.4
  7.1.3 7.2.4 7.3.2 7.4.5 7.5.2 7.6.2
  8.1.2 8.2.3 8.3.1 8.4.1
  9.1.3 9.2.4
  10.1.2 10.2.2 10.3.4 10.4.11 10.5.5 10.6.2 10.7.3
  11.1.2 11.2.3 11.3.3 11.4.4 11.5.1 11.6.1
  12.1.3 12.2.2 12.3.4
  13.1.1 13.2.5 13.3.2 13.4.5
  14.1.2 14.2.4 14.3.3
  15.1.3 15.2.3 15.3.7
  16.1.1 16.2.5 16.3.4 16.4.3 16.5.3
`;

const requested = lastPoints
  .trim()
  .split(/\s+/)
  .flatMap((last) => {
    const [chapter, section, points] = last.split('.');
    return Array.from({ length: Number(points) }, (_, index) => `${chapter}.${section}.${index + 1}`);
  });

/** All requirements between two, across sections. */
const between = (from: string, to: string): readonly string[] => {
  const [first, last] = [requested.indexOf(from), requested.indexOf(to)];
  return first < 0 || last < first ? [`${from}–${to}`] : requested.slice(first, last + 1);
};

const pointsOf = (cell: string): readonly string[] =>
  cell.split(', ').flatMap((part) => {
    const [from = '', to] = part.trim().split('–');
    return to === undefined ? [from] : between(from, to);
  });

const rows = text
  .split('\n')
  .filter((line) => /^\| \d/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
  .filter(({ length }) => length === 7);

describe('docs/security.md', () => {
  it('names existing files only', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
  });

  it('gives each requirement a state', () => {
    const states = new Set(rows.map(([, , , state]) => state));
    expect(states).toEqual(new Set(['met', 'partly', 'not met', 'operator', 'n/a']));
  });

  it('covers every requirement once', () => {
    const reported = rows
      .flatMap(([, points = '']) => pointsOf(points))
      .filter((point) => point.split('.').length === 3);
    expect(reported.toSorted((one, other) => requested.indexOf(one) - requested.indexOf(other))).toEqual(requested);
  });
});
