import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { unbundled } from '@clearbench/app/server-bundle/bundle-server';
import { uploadFileRoute, validateFileRoute } from '@clearbench/contracts/file/routes';
import { bundlesIn, currentBundle, productRoot } from '@clearbench/hosting/server-bundle/server-bundle';
import { benchClient } from '../client/bench-client.ts';
import { freePort } from '../client/free-port.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { until } from '../client/until.ts';
import { readFromRoot, sourceFiles } from '../house/source-files.ts';
import { samplePayment } from '../kill/sample-payment.ts';

/** The product as `npm start` starts it, on its demo data. */
const startProduct = async (dataFolder: string) => {
  const url = `http://localhost:${await freePort()}`;
  const { port } = new URL(url);
  const child = spawn(process.execPath, ['app/start.mjs'], {
    cwd: fileURLToPath(productRoot),
    env: { PATH: process.env.PATH, CLEARBENCH_DATA: dataFolder, PORT: port, CLEARBENCH_LOG_LEVEL: 'warn' },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const printed: string[] = [];
  child.stdout.setEncoding('utf8').on('data', (text: string) => void printed.push(text));
  await until(async () => ((await fetch(`${url}/health/ready`).catch(() => undefined))?.ok ? true : undefined));
  const stop = async (): Promise<string> => {
    const ended = once(child, 'close');
    child.kill('SIGTERM');
    await ended;
    return printed.join('');
  };
  return { url, stop };
};

describe('the bundle of the server', () => {
  // Made by `npm run e2e` before the journeys.
  const bundle = currentBundle(productRoot);
  const { key = '', files = [] } = bundle ?? {};
  const folder = new URL(`${key}/`, bundlesIn(productRoot));
  const programs = () => readdirSync(folder).filter((name) => name.endsWith('.js'));

  it('is made of the present sources, with each module that starts as a thread', () => {
    expect(files).toContain('app/src/start-app.ts');
    const started = sourceFiles()
      .filter((file) => files.includes(`${file.package}/src/${file.path}`))
      .flatMap(({ text }) => [...text.matchAll(/new URL\('\.\/([^']+)\.ts', import\.meta\.url\)/g)])
      .map(([, name = '']) => name);
    expect(started).toContain('text-worker');
    const missing = started.filter((name) => !programs().some((program) => program.startsWith(`${name}-`)));
    expect(missing).toEqual([]);
  });

  it('contains no package that reads files of its own folder', () => {
    expect(files).toContain('node_modules/express/package.json');
    for (const name of unbundled) expect(files).not.toContain(`node_modules/${name}/package.json`);
    const reading = programs().filter((name) =>
      /\b__(dir|file)name\b/.test(readFileSync(new URL(name, folder), 'utf8')),
    );
    expect(reading).toEqual([]);
  });

  it('needs no package that production does not have', () => {
    const lock = JSON.parse(readFromRoot('package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly dev?: boolean }>>;
    };
    const descriptions = files.filter((file) => file.startsWith('node_modules/'));
    const locked = descriptions.map((file) => [file, lock.packages[file.replace('/package.json', '')]] as const);
    expect(locked.filter(([, found]) => found === undefined || found.dev === true)).toEqual([]);
  });

  it('serves the pages, and validates a long text in its threads', async () => {
    const data = await temporaryFolder();
    const product = await startProduct(data.path);
    try {
      expect((await fetch(product.url)).status).toBe(200);
      const tester = await benchClient(product.url, 'tester');
      const query = { environmentToken: 'sct', rbVersion: '2025', fileName: 'long.xml' } as const;
      // Texts of up to 4 KB are validated without threads, and texts of up to 16 KB read without them.
      const body = samplePayment('long', '10.00').replace('<CdtTrfTxInf>', `${' '.repeat(20_000)}<CdtTrfTxInf>`);
      const { reply } = await tester.call(uploadFileRoute, { query, body });
      const validated = await tester.call(validateFileRoute, { body: { fileId: reply.vipFileSummary.fileId } });
      expect(validated.status).toBe(200);
      expect(validated.reply.validationReport.validationSummary).toMatchObject({ valid: true, errors: 0 });
    } finally {
      expect(await product.stop()).not.toMatch(/"level":(50|60)|DeprecationWarning/);
      await data.remove();
    }
  });
});
