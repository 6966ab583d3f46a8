import { type PackageName, readFromRoot, sourceFiles } from '../house/source-files.ts';

const readme = readFromRoot('README.md');

/** Variables a row of the table is about. */
const told = [...readme.matchAll(/^\| `([A-Z_<>]+)` \|/gm)].map(([, name = '']) => name);

/** What starts an installation, and what it is built of; the rest is told where it is used. */
const running: readonly PackageName[] = [
  'app',
  'hosting',
  'access',
  'stores',
  'command-service',
  'projections',
  'query-service',
];

const asked = sourceFiles()
  .filter(({ package: name, isTest }) => running.includes(name) && !isTest)
  .flatMap(({ text }) => [...text.matchAll(/\b(CLEARBENCH_[A-Z_]*[A-Z]|(?<=env\.|')(?:PORT|HOST))\b/g)])
  .map(([, name = '']) => name)
  .filter((name) => !name.endsWith('_FILE'));

describe('the settings', () => {
  it('are all in the table of the README', () => {
    expect(new Set(asked).size).toBeGreaterThan(20);
    expect([...new Set(asked)].filter((name) => !told.includes(name))).toEqual([]);
  });

  it('are asked for somewhere, each of the table', () => {
    // Put together of the provider's name.
    const composed = ['CLEARBENCH_PROVIDER_<NAME>_SECRET'];
    expect(told.filter((name) => !asked.includes(name) && !composed.includes(name))).toEqual([]);
  });

  it('are each told once', () => expect(told.length).toBe(new Set(told).size));
});
