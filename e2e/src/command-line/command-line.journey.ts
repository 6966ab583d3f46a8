import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { tokenScopes } from '@clearbench/contracts/token-scope';
import { createTokenRoute } from '@clearbench/contracts/user/token-routes';
import { serving } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { samplePayment } from '../kill/sample-payment.ts';
import { runCommand } from './run-command.ts';

/** The first use of the command line, one step after another with the same home. */
describe('the command line', () => {
  const here = serving();
  let folder: Awaited<ReturnType<typeof temporaryFolder>>;
  let token = '';
  let payment = '';
  let fileId = '';

  const tokenWith = async (scopes: (typeof tokenScopes)[number][]): Promise<string> => {
    const body = { name: 'terminal', scopes, environments: 'all' as const };
    return (await here.tester.call(createTokenRoute, { body })).reply.token;
  };
  const home = () => ({ HOME: folder.path, XDG_CONFIG_HOME: join(folder.path, 'config') });
  const bench = (args: string[], input = '', env: NodeJS.ProcessEnv = {}) =>
    runCommand(args, { env: { ...home(), ...env }, input, cwd: folder.path });
  beforeAll(async () => {
    folder = await temporaryFolder();
    token = await tokenWith(tokenScopes.filter((scope) => scope !== 'administer'));
    payment = join(folder.path, 'payment.xml');
    await writeFile(payment, samplePayment('CLI1', '1.00'));
    await writeFile(join(folder.path, 'broken.xml'), samplePayment('CLI2', '1.00').replace('SLEV', 'SHAR'));
  });
  afterAll(() => folder.remove());

  it('refuses to work without a token', async () => {
    expect(await bench(['environments'])).toMatchObject({ code: 2, error: expect.stringContaining('CLEARBENCH_URL') });
    const env = { CLEARBENCH_URL: here.server.url };
    expect(await bench(['environments'], '', env)).toMatchObject({ code: 3, output: '' });
    expect(await bench(['login', '--url', here.server.url], 'no token')).toMatchObject({ code: 2 });
    const unknown = await bench(['login', '--url', here.server.url], `cb_${'x'.repeat(43)}`);
    expect(unknown).toMatchObject({ code: 3, error: expect.stringContaining('access.tokenUnknown') });
  });

  it('stores the token in a file of its owner', async () => {
    const { code, output } = await bench(['login', '--url', here.server.url, '--text'], `${token}\n`);
    expect([code, output]).toEqual([0, expect.stringContaining('sct')]);
    expect(output).not.toContain(token);
    const path = join(folder.path, 'config', 'clearbench', 'access.json');
    expect(JSON.parse(await readFile(path, 'utf8'))).toEqual({ url: here.server.url, token });
    expect(((await stat(path)).mode & 0o777).toString(8)).toBe('600');
  });

  it('lists environments and templates, as JSON where the output is no terminal', async () => {
    const listed = JSON.parse((await bench(['environments'])).output) as { environmentToken: string }[];
    expect(listed.map(({ environmentToken }) => environmentToken)).toContain('sct');
    expect((await bench(['templates', '--env', 'sct', '--text'])).output).toMatch(/^sct-typical {2}/m);
    expect(await bench(['templates', '--env', 'nowhere'])).toMatchObject({ code: 2 });
  });

  it('validates files and standard input, and its exit code tells whether there are errors', async () => {
    const good = await bench(['validate', payment, '--env', 'sct', '--text']);
    expect([good.code, good.output]).toEqual([0, expect.stringMatching(/✓ .*payment\.xml: 0 errors/)]);
    const bad = await bench(['validate', payment, 'broken.xml', '--env', 'sct', '--text']);
    expect([bad.code, bad.output]).toEqual([1, expect.stringMatching(/broken\.xml:\d+:\d+ error P-11 /)]);
    const piped = await bench(['validate', '-', '--env', 'sct'], await readFile(payment, 'utf8'));
    expect(JSON.parse(piped.output)).toMatchObject([{ file: '-', validationSummary: { valid: true } }]);
    const junit = await bench(['validate', 'broken.xml', '--env', 'sct', '--format', 'junit']);
    expect([junit.code, junit.output]).toEqual([1, expect.stringContaining('<testsuite')]);
    expect(await bench(['validate', 'absent.xml', '--env', 'sct'])).toMatchObject({ code: 2 });
  });

  it('creates a file from a template with the given values', async () => {
    const { code, output } = await bench(['create', '--template', 'sct-typical', '--env', 'sct', '--name', 'mine.xml']);
    expect([code, JSON.parse(output)]).toMatchObject([0, { fileName: 'mine.xml' }]);
    const wrong = await bench(['create', '--template', 'sct-typical', '--env', 'sct', '--set', 'nothing=1']);
    expect(wrong).toMatchObject({ code: 4, error: expect.stringContaining('template.valueUnknown') });
    expect(await bench(['create', '--template', 'sct-typical', '--env', 'sct', '--set', 'x'])).toMatchObject({
      code: 2,
    });
  });

  it('sends a file, waits for the answers, and writes them', async () => {
    const sent = await bench(['send', payment, '--env', 'sct', '--wait', '60s', '--until', 'verdict']);
    const reply = JSON.parse(sent.output) as { fileId: string; done: boolean; transfer: { verdict: object } };
    expect(reply).toMatchObject({ done: true, transfer: { verdict: { groupStatus: 'ACCP' } } });
    expect(sent.code).toBe(0);
    fileId = reply.fileId;
    const watched = await bench(['watch', fileId, '--timeout', '60s', '--text']);
    expect([watched.code, watched.output]).toEqual([
      0,
      expect.stringMatching(/^ACCP 1 accepted, 0 rejected; (\d+) of \1 /),
    ]);
    expect((await bench(['answers', fileId, '--output', 'answers'])).code).toBe(0);
    const written = await readdir(join(folder.path, 'answers'));
    expect(written.length).toBeGreaterThan(0);
    expect(await readFile(join(folder.path, 'answers', written[0] ?? ''), 'utf8')).toContain('<?xml');
    expect((await bench(['download', fileId])).output.trim()).toBe((await readFile(payment, 'utf8')).trim());
  });

  it('lists and runs test suites, and its exit code tells whether they pass', async () => {
    const listed = JSON.parse((await bench(['suites', '--env', 'sct'])).output) as {
      builtIn: { suiteId: string; rulebook?: string; environment?: string }[];
    };
    const suite = listed.builtIn.find(({ suiteId }) => suiteId.includes('sct-2025')) ?? listed.builtIn[0];
    const ran = await bench(['run', 'suite', suite?.suiteId ?? '', '--env', 'sct', '--timeout', '4m']);
    const { run } = JSON.parse(ran.output) as { run: { state: string; cases: number; passed: number } };
    expect(run.cases).toBeGreaterThan(0);
    expect([run.state, ran.code]).toEqual(run.passed === run.cases ? ['passed', 0] : ['failed', 1]);
    expect(await bench(['run', 'suite', 'absent', '--env', 'sct'])).toMatchObject({ code: 4 });
    expect(await bench(['run', 'file', 'absent', '--env', 'sct'])).toMatchObject({ code: 2 });
  });

  it('tells a missing scope, an unreachable server and wrong arguments apart', async () => {
    const reading = await tokenWith(['read']);
    const refused = await bench(['send', fileId, '--wait', '5s'], '', { CLEARBENCH_TOKEN: reading });
    expect(refused).toMatchObject({ code: 3, error: expect.stringContaining('access.scopeMissing') });
    const away = await bench(['environments'], '', { CLEARBENCH_URL: 'http://127.0.0.1:1' });
    expect(away.code).toBe(4);
    for (const args of [
      ['nothing'],
      ['send'],
      ['send', 'a', 'b'],
      ['environments', '--env', 'sct'],
      ['send', fileId, '--x'],
    ])
      expect(await bench(args)).toMatchObject({ code: 2, output: '' });
  });

  it('removes what it stored', async () => {
    expect((await bench(['logout'])).code).toBe(0);
    expect((await bench(['environments'])).code).toBe(2);
  });
});
