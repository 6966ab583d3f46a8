import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { serving } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { readFromRoot } from '../house/source-files.ts';

const [, script = ''] = /```sh\n(# CLEARBENCH[\s\S]*?)```/.exec(readFromRoot('docs/test-suites.md')) ?? [];

describe('the call of programs in docs/test-suites.md', () => {
  const here = serving();
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let token = '';
  beforeAll(async () => {
    folder = await temporaryFolder();
    const body = { name: 'Build', scopes: ['run-suites'], environments: 'all' } as const;
    ({ token } = (await here.tester.call(createTokenRoute, { body: { ...body, scopes: [...body.scopes] } })).reply);
  });
  afterAll(() => folder.remove());

  const execute = async (text: string): Promise<number> => {
    const env = { ...process.env, CLEARBENCH: here.server.url, TOKEN: token };
    const shell = spawn('sh', ['-c', text], { cwd: folder.path, env, stdio: 'ignore' });
    const [code] = (await once(shell, 'exit')) as [number];
    return code;
  };

  it('starts a run, waits for its end and writes the report', async () => {
    expect(await execute(script)).toBe(0);
    const report = await readFile(join(folder.path, 'report.xml'), 'utf8');
    expect(report).toMatch(/<testsuites name="Clearbench" tests="[1-9]\d*" failures="0" errors="0"/);
  }, 120_000);

  it('ends with 2 where the run cannot start', async () => {
    expect(await execute(script.replace('"happy"', '"no-such-tag"'))).toBe(2);
  }, 120_000);
});
