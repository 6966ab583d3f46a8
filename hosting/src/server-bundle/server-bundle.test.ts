import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledProgram, bundleKey, currentBundle } from './server-bundle.ts';

describe('bundle of the server', () => {
  const sources: Readonly<Record<string, string>> = { 'stores/a.ts': 'one', 'stores/b.ts': 'two' };
  let folder = '';
  const root = () => pathToFileURL(`${folder}/`);
  const write = (path: string, text: string): void => writeFileSync(join(folder, path), text);
  const key = bundleKey(Object.entries(sources));

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearbench-bundle-'));
    for (const path of ['app/dist', 'stores']) mkdirSync(join(folder, path), { recursive: true });
    for (const [path, text] of Object.entries(sources)) write(path, text);
    write('app/dist/current.json', JSON.stringify({ key, files: Object.keys(sources) }));
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('is used while its sources are the ones it was made of', () => {
    expect(currentBundle(root())?.key).toBe(key);
    write('stores/other.ts', 'not bundled');
    expect(currentBundle(root())?.key).toBe(key);
  });

  it('is not used after a source has changed, and is used again after the change is undone', () => {
    write('stores/b.ts', 'twO');
    expect(currentBundle(root())).toBeUndefined();
    write('stores/b.ts', 'two');
    expect(currentBundle(root())?.key).toBe(key);
  });

  it('is not used after a source has gone, and where there is none', () => {
    rmSync(join(folder, 'stores/b.ts'));
    expect(currentBundle(root())).toBeUndefined();
    rmSync(join(folder, 'app/dist/current.json'));
    expect(currentBundle(root())).toBeUndefined();
  });

  it('has one program for each process, in a folder of its own', () =>
    expect(bundledProgram(root(), { key }, 'projections').href).toBe(`${root().href}app/dist/${key}/projections.js`));

  it('is that of the product or of another package, each in the folder of its owner', () => {
    expect(currentBundle(root(), 'e2e')).toBeUndefined();
    mkdirSync(join(folder, 'e2e/dist'), { recursive: true });
    write(
      'e2e/dist/current.json',
      JSON.stringify({ key: bundleKey([['stores/a.ts', 'one']]), files: ['stores/a.ts'] }),
    );
    const bundle = currentBundle(root(), 'e2e') ?? { key: '' };
    expect(bundledProgram(root(), bundle, 'server', 'e2e').href).toBe(`${root().href}e2e/dist/${bundle.key}/server.js`);
    expect(bundle.key).not.toBe('');
    expect(currentBundle(root())?.key).toBe(key);
  });

  it('has a key that tells contents and paths apart', () => {
    const keys = [
      bundleKey([['a', 'bc']]),
      bundleKey([['ab', 'c']]),
      bundleKey([
        ['a', 'b'],
        ['c', ''],
      ]),
      bundleKey([['a', 'bd']]),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });
});
