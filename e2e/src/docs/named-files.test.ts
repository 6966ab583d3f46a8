import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { filesIn, packages, readFromRoot } from '../house/source-files.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const documents = ['README.md', 'CONTRIBUTING.md', ...filesIn('docs', '.md')].filter(
  (path) => !['docs/events.md', 'docs/permissions.md', 'docs/rules.md'].includes(path),
);

/** `a/{b,c}.json` as `a/b.json` and `a/c.json`. */
const expanded = (path: string): readonly string[] => {
  const [whole, alternatives] = /\{([^}]*)\}/.exec(path) ?? [];
  if (whole === undefined || alternatives === undefined) return [path];
  return alternatives.split(',').flatMap((one) => expanded(path.replace(whole, one.trim())));
};

/** The paths of files and folders of the repository in code of a document; placeholders such as `<slice>` are omitted. */
const pathsIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([\w@.{},/<>*-]+)`/g)]
    .map(([, path = '']) => path)
    .filter((path) => [...packages, 'docs', 'deploy'].some((name) => path.startsWith(`${name}/`)))
    .filter((path) => !/[<>*]|…|@/.test(path))
    .flatMap(expanded);

/** The resource and the message version that a how-to takes as its example. */
const isExample = (path: string): boolean =>
  path.startsWith('ui/src/tariff/') || path.endsWith('/camt.054.001.02.json');

/** A built folder exists only where the project was built, so that a document that names it would fail on a fresh clone. */
const isThere = (path: string): boolean => !path.split('/').includes('dist') && existsSync(`${root}${path}`);

describe('paths in documents', () => {
  it('are found', () => {
    expect(pathsIn('see `ui/src/{main,store}.tsx`, `docs/<name>.md` and `npm test`')).toEqual([
      'ui/src/main.tsx',
      'ui/src/store.tsx',
    ]);
    expect(documents.flatMap((path) => pathsIn(readFromRoot(path))).length).toBeGreaterThan(100);
  });

  it('name files that exist without a build', () => {
    expect(['ui/src/main.tsx', 'ui/dist', 'ui/dist/index.html'].filter(isThere)).toEqual(['ui/src/main.tsx']);
    const missing = documents.flatMap((document) =>
      pathsIn(readFromRoot(document))
        .filter((path) => !isExample(path) && !isThere(path))
        .map((path) => `${document}: ${path}`),
    );
    expect(missing).toEqual([]);
  });
});
