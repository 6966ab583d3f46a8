import { execFileSync } from 'node:child_process';
import { cp, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenScopes } from '@clearbench/contracts/token-scope';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { serving } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { repository, runNode } from './run-command.ts';

/** The packages as npm would install them, without the sources of the repository. */
describe('the packages of client and command line', () => {
  const here = serving();
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let env: NodeJS.ProcessEnv = {};
  beforeAll(async () => {
    folder = await temporaryFolder();
    const installed = join(folder.path, 'node_modules', '@clearbench');
    await mkdir(installed, { recursive: true });
    execFileSync(process.execPath, [join(repository, 'cli', 'build-packages.mjs'), join(folder.path, 'built')]);
    for (const name of ['client', 'cli'])
      await cp(join(folder.path, 'built', name), join(installed, name), { recursive: true });
    await writeFile(join(folder.path, 'payments.xml'), samplePayment('README', '1.00'));
    await writeFile(join(folder.path, 'another.xml'), samplePayment('ANOTHER', '1.00'));
    const scopes = tokenScopes.filter((scope) => scope !== 'administer');
    const body = { name: 'packages', scopes, environments: 'all' as const };
    const { token } = (await here.tester.call(createTokenRoute, { body })).reply;
    env = { CLEARBENCH_URL: here.server.url, CLEARBENCH_TOKEN: token };
  });
  afterAll(() => folder.remove());

  it('run the lines of the README, which send a file and read the answer', async () => {
    const readme = await readFile(join(folder.path, 'node_modules', '@clearbench', 'client', 'README.md'), 'utf8');
    const [, code = ''] = /```ts\n([\s\S]*?)```/.exec(readme) ?? [];
    expect(code.trim().split('\n').length).toBeLessThanOrEqual(10);
    await writeFile(join(folder.path, 'first.mts'), code);
    const ended = await runNode(['--disable-warning=ExperimentalWarning', 'first.mts'], { env, cwd: folder.path });
    expect(ended).toMatchObject({ code: 0, error: '' });
    expect(ended.output).toContain('pacs.002');
  });

  it('run the command line with compiled files only', async () => {
    const program = join(folder.path, 'node_modules', '@clearbench', 'cli', 'clearbench.mjs');
    const ended = await runNode([program, 'validate', 'another.xml', '--env', 'sct', '--text'], {
      env,
      cwd: folder.path,
    });
    expect([ended.code, ended.output]).toEqual([0, expect.stringContaining('0 errors')]);
    expect((await runNode([program, '--help'], {})).output).toContain('Usage: clearbench');
  });

  it('depend on nothing else', async () => {
    const described = async (name: string) =>
      JSON.parse(await readFile(join(folder.path, 'built', name, 'package.json'), 'utf8')) as object;
    expect(await described('client')).not.toHaveProperty('dependencies');
    expect(await described('cli')).toHaveProperty('dependencies', { '@clearbench/client': '0.2.0' });
  });
});
