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

/** All of `e2e` are tests too; files that use a fake have `fake` in their name. */
const isForTests = (path: string) => /\.test\.tsx?$|\/fakes\/|\/e2e\/src\/|[^/]*fake[^/]*\.ts$/.test(path);

it('the MongoDB fake is imported by tests only', () => {
  const sources = packages.flatMap(sourcesIn).filter((path) => /\.[cm]?tsx?$/.test(path) && !isForTests(path));
  expect(sources.length).toBeGreaterThan(500);
  const engine = /from '(mingo|bson|[^']*fakes\/mongo|[^']*disk\.fake)/;
  expect(sources.filter((path) => engine.test(readFileSync(path, 'utf8')))).toEqual([]);
});
