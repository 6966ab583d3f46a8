import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkDataFolder, onDataFolder, prepareDataFolder } from './data-folder.ts';

const isRoot = process.getuid?.() === 0;

describe('data folder', () => {
  let base = '';
  beforeEach(() => {
    base = mkdtempSync(join(tmpdir(), 'clearbench-data-folder-'));
  });
  afterEach(() => rmSync(base, { recursive: true, force: true }));

  it('is created for this user alone, and is empty after the probe', () => {
    const folder = join(base, 'a', 'b');
    prepareDataFolder(folder);
    prepareDataFolder(folder);
    expect(readdirSync(folder)).toEqual([]);
    if (process.platform !== 'win32') expect(statSync(folder).mode & 0o777).toBe(0o700);
  });

  it('is not created by a check', () => {
    checkDataFolder(join(base, 'a', 'b'));
    expect(existsSync(join(base, 'a'))).toBe(false);
  });

  it.each([
    ['a file', 'file'],
    ['below a file', 'file/below/it'],
  ])('is refused where the setting names %s', (_, path) => {
    writeFileSync(join(base, 'file'), 'x');
    for (const use of [prepareDataFolder, checkDataFolder])
      expect(() => use(join(base, path))).toThrow(
        expect.objectContaining({
          forOperator: true,
          message: expect.stringMatching(/^CLEARBENCH_DATA names .*file/),
        }),
      );
    expect(readdirSync(base)).toEqual(['file']);
  });

  it.each(['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'EIO', 'ENOTDIR', 'ELOOP', 'EMFILE'])(
    'is named with the setting when the system returns %s',
    (code) =>
      expect(() =>
        onDataFolder('/data', () => {
          throw Object.assign(new Error(`${code}: refused`), { code });
        }),
      ).toThrow(/^CLEARBENCH_DATA names \/data,? .*another folder with CLEARBENCH_DATA\.$/),
  );

  (isRoot ? it.skip : it)('is refused where this user may not write', () => {
    chmodSync(base, 0o500);
    for (const use of [prepareDataFolder, checkDataFolder]) {
      expect(() => use(base)).toThrow(/CLEARBENCH_DATA names .* may not write/);
      expect(() => use(join(base, 'new'))).toThrow(/CLEARBENCH_DATA names .* may not write/);
    }
    chmodSync(base, 0o700);
  });
});
