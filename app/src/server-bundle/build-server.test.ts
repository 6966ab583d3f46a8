import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from './build-server.ts';

describe('building of the server', () => {
  let folder = '';
  const logged: (readonly [level: string, fields: object, msg: string])[] = [];
  const log = {
    info: (fields: object, msg: string) => void logged.push(['info', fields, msg]),
    warn: (fields: object, msg: string) => void logged.push(['warn', fields, msg]),
  };
  const bundler = (text: string): string => {
    const path = join(folder, 'bundler.mjs');
    writeFileSync(path, text);
    return path;
  };
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'clearbench-bundler-'));
    logged.length = 0;
  });
  afterEach(() => rmSync(folder, { recursive: true, force: true }));

  it('that fails is a warning with the reason: the server runs from its sources', async () => {
    await buildServer(log, {
      bundler: bundler("console.error('no bundler'); process.exit(3);"),
      isCurrent: () => false,
    });
    expect(logged).toEqual([
      ['info', {}, 'Bundling the server …'],
      ['warn', { output: 'no bundler' }, expect.stringContaining('it runs from its sources')],
    ]);
  });

  it('that succeeds is silent, for production', async () => {
    const text = "process.exit(process.env.NODE_ENV === 'production' ? 0 : 4);";
    await buildServer(log, { bundler: bundler(text), isCurrent: () => false });
    expect(logged.map(([level]) => level)).toEqual(['info']);
  });

  it('does not happen where there is a bundle of the present sources', async () => {
    await buildServer(log, { bundler: bundler('process.exit(5);'), isCurrent: () => true });
    expect(logged).toEqual([]);
  });
});
