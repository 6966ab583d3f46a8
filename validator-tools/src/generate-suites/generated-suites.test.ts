import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { everyMutation } from '@clearbench/authoring/error-injection/every-mutation';
import { folderOf, suiteContexts, suiteFiles } from './suite-files.ts';

const root = fileURLToPath(new URL('../../../test-suites/suites', import.meta.url));
const read = (path: string): string => readFileSync(`${root}/${path}`, 'utf8');
const pathsIn = (folder: string): string[] =>
  readdirSync(`${root}/${folder}`, { recursive: true, encoding: 'utf8' })
    .map((path) => path.replaceAll('\\', '/'))
    .filter((path) => /\.\w+$/.test(path));

/** Rules that error injection does not break alone in the messages of the suites. */
const withoutRow = ['R-09', 'R-11', 'R-20', 'S-03', 'S-04', 'X-02', 'X-03', 'X-04', 'X-05', 'X-06', 'X-09'];

const isOfRules = (path: string): boolean => path.startsWith('rules-');

describe('the suites of the product (npm run generate-suites)', () => {
  it.each(suiteContexts.map((context) => [folderOf(context), context] as const))(
    '%s is up to date',
    (folder, context) => {
      const files = suiteFiles(context);
      expect(
        pathsIn(folder)
          .filter((path) => !isOfRules(path))
          .toSorted(),
      ).toEqual([...files.keys()].toSorted());
      for (const [path, text] of files) expect(read(`${folder}/${path}`)).toBe(text);
    },
  );

  it('have a row for every rule that error injection breaks', () => {
    const tables = suiteContexts.flatMap((context) => {
      const folder = folderOf(context);
      return pathsIn(folder)
        .filter(isOfRules)
        .map((path) => read(`${folder}/${path}`));
    });
    const covered = new Set(
      tables.flatMap((text) => [...text.matchAll(/\brule: ([A-Z]-\d\d)\b/g)].map(([, id]) => id)),
    );
    expect(
      Object.keys(everyMutation)
        .filter((id) => !covered.has(id))
        .toSorted(),
    ).toEqual(withoutRow);
  });
});
