import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { sampleSuite } from '@clearbench/command-service/suite-space/testing/run-text.fixture';
import { strToU8, zipSync } from 'fflate';
import { commandLine } from './command-line.ts';

const main = join(import.meta.dirname, 'main.ts');
/** The command line in this process, with what it writes. */
const written = () => {
  const texts: string[] = [];
  return {
    isTTY: false,
    write: (text: string | Uint8Array) => texts.push(String(text)) > 0,
    text: () => texts.join(''),
  };
};

const green = `case: A payment is accepted
tags: [happy]
steps:
  - send: { template: sct-typical }
  - expect: { transfer: { status: ACCP } }
`;
const red = green.replace('ACCP', 'RJCT').replace('[happy]', '[sad]');

describe('suites on the command line', () => {
  const folder = mkdtempSync(join(tmpdir(), 'suites-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (name: string, files: Readonly<Record<string, string>>): string => {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name, path)), { recursive: true });
      writeFileSync(join(folder, name, path), text);
    }
    return name;
  };
  const suite = async (...words: readonly string[]) => {
    const [stdout, stderr] = [written(), written()];
    const status = await commandLine(words, { folder, stdout, stderr });
    return { status, stdout: stdout.text(), stderr: stderr.text() };
  };
  const suiteProcess = (...texts: readonly string[]) => {
    const env = { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...texts], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const both = write('both', { 'suite.yaml': sampleSuite, 'a.yaml': green, 'b.yaml': red });

  it('end a process with the same exit codes and texts, from the folder of the user', () => {
    expect(suiteProcess('run', both, '--tags', 'sad')).toMatchObject({
      ...{ status: 1, stderr: '' },
      stdout: expect.stringContaining('1 cases: 0 passed, 1 failed'),
    });
    expect(suiteProcess('check', 'absent')).toMatchObject({ status: 2, stdout: '' });
  });

  it('exit with 0 where every case passes', async () => {
    const { status, stdout, stderr } = await suite('run', both, '--tags', 'happy');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^ok {3}Sample: 1 of 1 passed, [\d.]+ s\n1 cases: 1 passed, 0 failed, 0 could not run\n$/);
  });

  it('exit with 1 where a case fails, and show expected and actual values', async () => {
    const { status, stdout } = await suite('run', both);
    expect(status).toBe(1);
    expect(stdout).toContain('step 2 (expect): verdict: expected RJCT, actual ACCP');
  });

  it('exit with 2 and the position of each error where the files have errors', async () => {
    const broken = write('broken', {
      'suite.yaml': 'suite: A\ncolour: b\n',
      'sub/a.yaml': 'case: A\nsteps: [ { wait: x } ]',
    });
    for (const command of ['run', 'check']) {
      const { status, stdout, stderr } = await suite(command, broken);
      expect([status, stdout]).toEqual([2, '']);
      expect(stderr).toBe(
        'suite.yaml:2:1 The field colour is not known here.\n' +
          'sub/a.yaml:2:18 A duration is a number with a unit: s, m, h, d or bd, e.g. 30s or 2bd.\n',
      );
    }
  });

  it('exit with 2 for names that do not exist', async () => {
    const names = write('names', {
      'a.yaml': 'case: A\nsteps: [ { send: { template: none, error: { rule: Z-99 } } } ]',
    });
    const { status, stderr } = await suite('check', names);
    expect(status).toBe(2);
    expect(stderr).toBe('a.yaml:2:30 There is no template none.\na.yaml:2:51 There is no rule Z-99.\n');
  });

  it.each([
    ['in an unknown environment', ['--environment', 'none']],
    ['without a case of the tags', ['--tags', 'none']],
  ])('exit with 2 %s', async (_, texts) => expect(await suite('run', both, ...texts)).toMatchObject({ status: 2 }));

  it('run from an archive, in several threads, in the order of the files', async () => {
    const files = { 'x/suite.yaml': sampleSuite, 'x/1.yaml': green, 'x/2.yaml': green, 'x/3.yaml': red };
    writeFileSync(
      join(folder, 'suite.zip'),
      zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)]))),
    );
    const { status, stdout } = await suite('run', 'suite.zip', '--format', 'json', '--parallel', '2');
    expect(status).toBe(1);
    const [first] = JSON.parse(stdout).suites;
    expect(first.cases.map(({ file, result }: { file: string; result: string }) => [file, result])).toEqual([
      ['x/1.yaml', 'passed'],
      ['x/2.yaml', 'passed'],
      ['x/3.yaml', 'failed'],
    ]);
  });

  it.each(['../2.yaml', '/etc/2.yaml', 'a/../../2.yaml', '..\\2.yaml', 'C:\\2.yaml'])(
    'does not read an archive with a file outside of its folder: %s',
    async (path) => {
      const archive = zipSync({ 'suite.yaml': strToU8(sampleSuite), [path]: strToU8(green) });
      writeFileSync(join(folder, 'outside.zip'), archive);
      const { status, stderr } = await suite('run', 'outside.zip');
      expect(status).toBe(2);
      expect(stderr).toContain(`has a file outside of its folder: ${path}`);
    },
  );

  it('names what is wrong with an incomplete archive, and a source without cases', async () => {
    const archive = zipSync({ 'suite.yaml': strToU8(sampleSuite) });
    writeFileSync(join(folder, 'incomplete.zip'), archive.slice(0, -30));
    writeFileSync(join(folder, 'empty.zip'), archive);
    expect(await suite('run', 'incomplete.zip')).toMatchObject({
      status: 2,
      stderr: 'invalid zip data: the file is not a complete ZIP archive\n',
    });
    const { status, stderr } = await suite('run', 'empty.zip');
    expect([status, stderr]).toEqual([2, 'empty.zip has no case\n']);
  });

  it.each([
    ['junit', /^<\?xml [\s\S]*<testsuites name="Clearbench" tests="1"/],
    ['csv', /^\uFEFFsuite,file/],
    ['html', /^<!doctype html>[\s\S]*Test run: passed/],
  ])('write a report as %s into a file', async (format, expected) => {
    const { status, stdout } = await suite(
      'run',
      both,
      '--tags',
      'happy',
      '--format',
      format,
      '--output',
      `report.${format}`,
    );
    expect([status, stdout]).toEqual([0, '']);
    expect(readFileSync(join(folder, `report.${format}`), 'utf8')).toMatch(expected);
  });

  it('start at a given instant for a given rulebook and seed', async () => {
    const texts = ['--at', '2028-02-29T09:00:00Z', '--rulebook', '2023', '--seed', '4', '--format', 'json'];
    const report = JSON.parse((await suite('run', both, '--tags', 'happy', ...texts)).stdout);
    expect(report).toMatchObject({ seed: 4, suites: [{ cases: [{ rulebook: '2023' }] }] });
    expect(report.suites[0].cases[0].events[0].data.at).toBe('2028-02-29T09:00:00.000Z');
  });

  it('are checked without a run', async () => {
    const { status, stdout } = await suite('check', both);
    expect([status, stdout]).toEqual([0, '1 suites, 2 cases, no errors\n']);
  });

  it.each(['case', 'suite'])('have a schema: %s', async (of) =>
    expect(JSON.parse((await suite('schema', of)).stdout)).toMatchObject({
      type: 'object',
      additionalProperties: false,
    }),
  );

  it.each(['--help', '-h'])('are explained: %s', async (word) => {
    const { status, stdout, stderr } = await suite(word);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^usage: suite run [\s\S]*--parallel[\s\S]*Exit code/);
  });

  it.each([
    [[]],
    [['start', 'x']],
    [['run']],
    [['check']],
    [['run', 'x', 'y']],
    [['run', 'x', '--format', 'pdf']],
    [['run', 'x', '--at', 'yesterday']],
    [['run', 'x', '--seed', 'a']],
    [['run', 'x', '--rulebook', '1999']],
    [['run', 'x', '--colour']],
    [['schema', 'other']],
  ])('exit with 2 and the usage for %j', async (texts) => {
    const { status, stderr } = await suite(...texts);
    expect(status).toBe(2);
    expect(stderr).toContain('usage: suite run');
  });

  it('exit with 2 for a folder that does not exist, or an archive that is none', async () => {
    expect(await suite('run', 'absent')).toMatchObject({ status: 2, stderr: expect.stringContaining('ENOENT') });
    writeFileSync(join(folder, 'no.zip'), 'x');
    expect(await suite('run', 'no.zip')).toMatchObject({ status: 2, stdout: '' });
  });
});
