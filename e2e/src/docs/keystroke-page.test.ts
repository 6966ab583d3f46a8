import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { readFromRoot } from '../house/source-files.ts';

type Step = { readonly file: string; readonly names: readonly string[] };

/** The rows of the table in docs/from-keystroke-to-event.md: a file, and the code that it names. */
const steps: readonly Step[] = readFromRoot('docs/from-keystroke-to-event.md')
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => {
    const [, , file = '', what = ''] = line.split('|').map((cell) => cell.trim());
    return {
      file: file.replaceAll('`', ''),
      names: [...what.matchAll(/`(\w+)`/g)].map(([, name = '']) => name),
    };
  });

const isThere = (path: string): boolean => existsSync(fileURLToPath(new URL(`../../../${path}`, import.meta.url)));

describe('the page from a keystroke to the event', () => {
  it('lists a short path', () => {
    expect(steps.length).toBeGreaterThan(10);
    expect(steps.length).toBeLessThanOrEqual(15);
  });

  it('names files that exist, and code that they contain', () => {
    expect(steps.filter(({ file }) => !isThere(file))).toEqual([]);
    const missing = steps.flatMap(({ file, names }) =>
      names.filter((name) => !readFromRoot(file).includes(name)).map((name) => `${file} ${name}`),
    );
    expect(missing).toEqual([]);
  });
});
