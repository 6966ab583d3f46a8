import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { Worker } from 'node:worker_threads';
import { rolldown } from 'rolldown';
import { bundledThreads, ownFolders, watchModules } from './bundle-plugins.ts';

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
      input: join(src, 'main.ts'),
      platform: 'node',
      plugins: [
        watchModules((file, text) => read.set(relative(src, file), text)),
        bundledThreads(),
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

  it('report each module as it was read', () => expect(Object.fromEntries(read)).toEqual(sources));
});
