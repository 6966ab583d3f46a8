import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../../', import.meta.url));
const packages = readdirSync(root, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && entry.name !== 'node_modules')
  .map(({ name }) => join(root, name, 'src'));

const sourcesIn = (folder: string): string[] => {
  try {
    return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path));
  } catch {
    return [];
  }
};

it('is imported by tests only', () => {
  const sources = packages
    .flatMap(sourcesIn)
    .filter((path) => /\.[cm]?tsx?$/.test(path) && !/\.test\.tsx?$|wire-doubles/.test(path));
  expect(sources.length).toBeGreaterThan(500);
  const engine = /from '(mingo|bson|[^']*wire-doubles\/mongo)/;
  expect(sources.filter((path) => engine.test(readFileSync(path, 'utf8')))).toEqual([]);
});
