import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFromRoot } from '../house/source-files.ts';

const text = readFromRoot('docs/security.md');
const isThere = (path: string): boolean => existsSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

/** Files of packages, and tests, as the text names them. */
const files = [...new Set([...text.matchAll(/`([\w-]+\/src\/[\w./-]+)`/g)].map(([, path = '']) => path))];

describe('what is said about security', () => {
  it('names files, and only such as there are', () => {
    expect(files.length).toBeGreaterThan(60);
    expect(files.filter((path) => !isThere(path))).toEqual([]);
  });
  it('gives each point of the list one of the states', () => {
    const points = text.split('\n').filter((line) => /^\| \d/.test(line) && line.split('|').length === 7);
    expect(points.length).toBeGreaterThan(90);
    const states = new Set(points.map((line) => line.split('|')[3]?.trim()));
    expect(states).toEqual(new Set(['met', 'partly', 'not met', 'operator', 'n/a']));
  });
});
