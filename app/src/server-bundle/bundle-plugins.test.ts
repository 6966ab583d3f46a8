import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { bundledPrograms, ownFolders, programOf, watchModules } from './bundle-plugins.ts';

const sources: Readonly<Record<string, string>> = {
  'main.ts': [
    "import { read } from './read.ts';",
    '',
    "export const module: URL = new URL('./answer-thread.ts', import.meta.url);",
    'export { read };',
  ].join('\n'),
  'read.ts': [
    "import { readFileSync } from 'node:fs';",
    "export const read = (): string => readFileSync(new URL('./text.txt', import.meta.url), 'utf8');",
  ].join('\n'),
  'process.ts': [
    "import { readFileSync } from 'node:fs';",
    'type Path = string | undefined;',
    'const nowhere = undefined as Path;',
    'try {',
    '  readFileSync(nowhere as string);',
    '} catch (error) {',
    '  console.log((error as Error).stack);',
    '}',
    'const prepare = Error.prepareStackTrace;',
    'Error.prepareStackTrace = (_, sites) => sites[0]?.getFileName();',
    'const bundled = new Error().stack;',
    'Error.prepareStackTrace = prepare;',
    'console.log(new Error(`${bundled}:5:1`).stack);',
  ].join('\n'),
  'answer-thread.ts': [
    "import { parentPort } from 'node:worker_threads';",
    "import { read } from './read.ts';",
    'type Answer = { readonly text: string; readonly stack: string | undefined };',
    '',
    'const answer: Answer = { text: read(), stack: new Error().stack };',
    'parentPort?.postMessage(answer);',
  ].join('\n'),
};

describe('plugins of the bundle', () => {
  let folder = '';
  const read = new Map<string, string>();
  let bundled: { readonly module: URL; read(): string };

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'clearbench-bundle-'));
    const src = join(folder, 'src');
    mkdirSync(src);
    for (const [name, text] of Object.entries(sources)) writeFileSync(join(src, name), text);
    writeFileSync(join(src, 'text.txt'), 'beside its source');
    const bundler = await rolldown({
      input: { main: join(src, 'main.ts'), process: programOf(join(src, 'process.ts')) },
      platform: 'node',
      plugins: [
        watchModules((file, text) => read.set(relative(src, file), text)),
        bundledPrograms(),
        ownFolders((file) => `../${relative(folder, file)}`),
      ],
    });
    await bundler.write({ dir: join(folder, 'out'), format: 'esm', sourcemap: true });
    await bundler.close();
    bundled = await import(pathToFileURL(join(folder, 'out/main.js')).href);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('let a module find the files beside its source', () => expect(bundled.read()).toBe('beside its source'));

  it('start a thread from the bundle, whose stack traces name lines of the sources', async () => {
    expect(bundled.module.href).toMatch(/\/out\/answer-thread-.+\.js$/);
    const worker = new Worker(bundled.module);
    const answer = await new Promise<{ text: string; stack: string }>((resolve, reject) =>
      worker.once('message', resolve).once('error', reject),
    );
    expect(answer.text).toBe('beside its source');
    expect(answer.stack).toContain(`${join(folder, 'src/answer-thread.ts')}:5:`);
  });

  it('start a process, whose stack traces name lines of the sources and keep the codes of errors', () => {
    const { stdout } = spawnSync(process.execPath, [join(folder, 'out/process.js')], { encoding: 'utf8' });
    const [title = '', ...places] = (stdout.split('Error: file:')[0] ?? '').trim().split('\n');
    expect(title).toMatch(/^TypeError \[ERR_INVALID_ARG_TYPE\]: The "path" argument/);
    expect(places.filter((line) => line.includes(`${join(folder, 'src/process.ts')}:5:`))).toHaveLength(1);
    expect(places.join()).not.toContain('/out/process-');
    // A message stays as it is.
    expect(stdout).toMatch(/Error: file:\S+\/out\/process-\S+:5:1\n.*\/src\/process\.ts:13:/);
  });

  it('report each module as it was read', () => {
    const lines = fileURLToPath(new URL('./source-lines.ts', import.meta.url));
    expect(Object.fromEntries(read)).toEqual({
      ...sources,
      [relative(join(folder, 'src'), lines)]: readFileSync(lines, 'utf8'),
    });
  });
});
