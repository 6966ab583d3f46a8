import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { temporaryFolder } from '../client/temporary-folder.ts';

type Line = Readonly<Record<string, unknown>> & { readonly level: number; readonly msg: string };
type Ended = { readonly code: number | null; readonly lines: readonly Line[]; readonly errors: string };

const root = fileURLToPath(new URL('../../../', import.meta.url));
const mains = {
  app: 'app/start.mjs',
  'command-service': 'command-service/start.mjs',
  'query-service': 'query-service/start.mjs',
  projections: 'projections/start.mjs',
} as const;

const started = (main: string, settings: Readonly<Record<string, string>>) =>
  spawn(process.execPath, [main], {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: `${root}node_modules/.cache/compiled`, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

/** Every line must be JSON: another line fails the test here. */
const ended = async (child: ReturnType<typeof started>): Promise<Ended> => {
  const [output, errors] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')]);
  const lines = output.trim().split('\n');
  return { code: child.exitCode, errors, lines: lines.map((line) => JSON.parse(line) as Line) };
};

const provider = {
  name: 'company',
  title: 'Company',
  authorizeUrl: 'https://id.example.org/authorize',
  tokenUrl: 'https://id.example.org/token',
  userinfoUrl: 'https://id.example.org/me',
  clientId: 'clearbench',
  scopes: ['email'],
};

describe('log of a process', () => {
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  beforeAll(async () => {
    folder = await temporaryFolder();
  });
  afterAll(() => folder.remove());
  const production = () => ({
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: '0',
    CLEARBENCH_DATA: join(folder.path, 'data'),
    CLEARBENCH_SECRET: 'a secret that is only good for this test',
    CLEARBENCH_PROVIDERS: JSON.stringify([provider]),
    CLEARBENCH_PROVIDER_COMPANY_SECRET: 'the secret of the client',
  });

  it.each(Object.entries(mains))(
    'of %s is JSON from the first line, also where the start fails, and names each invalid setting',
    async (kind, main) => {
      const { code, lines, errors } = await ended(
        started(main, { NODE_ENV: 'production', PORT: 'eighty', CLEARBENCH_SECRT: 'x', CLEARBENCH_LOG_LEVEL: 'fatal' }),
      );
      expect([code, errors]).toEqual([1, '']);
      expect(lines[0]).toMatchObject({
        process: kind,
        node: process.versions.node,
        msg: expect.stringMatching(/starts$/),
      });
      const fatal = lines.filter(({ level }) => level === 60).map(({ msg }) => msg);
      for (const name of ['PORT', 'CLEARBENCH_SECRET']) expect(fatal.some((msg) => msg.startsWith(name))).toBe(true);
      const demanded = fatal.some((msg) => msg.startsWith('CLEARBENCH_PROVIDERS must list at least one'));
      expect(demanded).toBe(kind !== 'projections');
      expect(lines.some(({ msg }) => msg.startsWith('CLEARBENCH_SECRT is not a setting'))).toBe(true);
      expect(lines.at(-1)).toMatchObject({ exitCode: 1, reason: 'the start failed' });
    },
  );

  it('has a start line without secrets, the code of the first administrator, and a stop line', async () => {
    const child = started(mains.app, production());
    const reading = ended(child);
    await new Promise<void>((resolve) => {
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk.toString();
        // A chunk may end inside of a line.
        if (/one-time code .*\n/.test(printed)) resolve();
      });
      child.once('exit', () => resolve());
    });
    child.kill('SIGTERM');
    const { code, lines, errors } = await reading;
    expect([code, errors]).toEqual([0, '']);
    const [first] = lines;
    expect(first).toMatchObject({
      process: 'app',
      version: '0.2.0',
      settings: { NODE_ENV: 'production', CLEARBENCH_SECRET: '••••••••', CLEARBENCH_LOG_LEVEL: 'info' },
    });
    expect(JSON.stringify(lines)).not.toMatch(/only good for this test|secret of the client/);
    const ready = lines.find(({ msg }) => msg.startsWith('Clearbench is ready at http://'));
    expect(ready?.url).toMatch(/^http:\/\/localhost:\d+$/);
    expect(lines.find(({ claimCode }) => claimCode !== undefined)?.msg).toMatch(/one-time code .*: [A-Z2-9-]{19}$/);
    expect(lines.at(-1)).toMatchObject({ reason: 'SIGTERM', exitCode: 0, msg: 'Clearbench stopped: SIGTERM' });
  });

  it('does not keep the process from ending when its reader has gone', async () => {
    const child = started(mains.projections, { NODE_ENV: 'production', PORT: 'eighty' });
    child.stdout.destroy();
    expect(await once(child, 'exit')).toEqual([1, null]);
  });

  it('names the setting of an unusable data folder', async () => {
    const file = join(folder.path, 'file');
    await writeFile(file, 'x');
    const { code, lines } = await ended(started(mains.app, { ...production(), CLEARBENCH_DATA: file }));
    expect(code).toBe(1);
    expect(lines.find(({ level }) => level === 60)?.msg).toMatch(/^CLEARBENCH_DATA names .*file, which is a file/);
  });
});
