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

/** Tests are all of `e2e`, too; what is made of a double says so in its name. */
const isForTests = (path: string) => /\.test\.tsx?$|wire-doubles|\/e2e\/src\/|[^/]*double[^/]*\.ts$/.test(path);

it('is imported by tests only', () => {
  const sources = packages.flatMap(sourcesIn).filter((path) => /\.[cm]?tsx?$/.test(path) && !isForTests(path));
  expect(sources.length).toBeGreaterThan(500);
  const engine = /from '(mingo|bson|[^']*wire-doubles\/mongo|[^']*disk-double)/;
  expect(sources.filter((path) => engine.test(readFileSync(path, 'utf8')))).toEqual([]);
});
