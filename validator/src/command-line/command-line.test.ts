import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { messageModel } from '@clearbench/iso20022/model/message-models';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { generateMessage, writeDraft } from '@clearbench/iso20022/testing/generate-message.fixture';
import { seededRandom } from '@clearbench/iso20022/testing/seeded-random.fixture';
import { commandLine } from './command-line.ts';

const main = join(import.meta.dirname, 'main.ts');

const written = () => {
  const texts: string[] = [];
  return { write: (text: string | Uint8Array) => texts.push(String(text)) > 0, text: () => texts.join('') };
};

const generated = (message: string): string => {
  const model = messageModel(message);
  if (model === undefined) throw new Error(`${message} is not known`);
  return writeDraft(generateMessage(model, seededRandom(1)));
};

describe('validate in a terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'validate-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const file = (name: string, content: string): string => {
    writeFileSync(join(folder, name), content);
    return name;
  };

  const validate = (...texts: readonly string[]) => fed('', ...texts);

  const fed = async (input: string, ...words: readonly string[]) => {
    const [stdout, stderr] = [written(), written()];
    const stdin = Readable.from([Buffer.from(input)]);
    const status = await commandLine(words, { folder, stdin, stdout, stderr });
    return { status, stdout: stdout.text(), stderr: stderr.text() };
  };

  it('ends a process with the exit code and the texts, from the folder of the user', () => {
    const env = { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' };
    const input = '<Document>\n<a></b></Document>';
    const names = ['-', file('broken.xml', input), 'absent.xml'];
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...names], { env, input, encoding: 'utf8' });
    expect(stdout).toMatch(/^-:1:1 Error[\s\S]*^broken.xml:2:4 Error/m);
    expect(stderr).toContain('ENOENT');
    expect(status).toBe(2);
  });

  it('prints one line per finding and exits with 1', async () => {
    const { status, stdout } = await validate(file('broken.xml', '<Document>\n<a></b></Document>'));
    expect(stdout.split('\n')).toEqual([
      'broken.xml:1:1 Error [T-02] The document element has no namespace, so the message type cannot be determined.',
      'broken.xml:2:4 Error [T-01] The end tag b does not match the open element a.',
      '',
    ]);
    expect(status).toBe(1);
  });

  it('prints an array in the order given as JSON', async () => {
    const names = [file('z.xml', generated('pacs.028.001.03')), file('a.xml', ''), 'absent.xml'];
    const { status, stdout } = await validate('--json', '--at', '2024-06-03', ...names);
    const entries: readonly Record<string, unknown>[] = JSON.parse(stdout);
    expect(entries.map((entry) => [entry.file, entry.messageType])).toEqual([
      ['z.xml', 'pacs.028.001.03'],
      ['a.xml', undefined],
      ['absent.xml', undefined],
    ]);
    expect(entries[0]).toMatchObject({ validationSummary: { scheme: 'sct', rbVersion: '2023' } });
    expect(entries[1]).toMatchObject({ validationMessages: [{ textKey: 'finding.T-01.empty' }] });
    expect(entries[2]).toEqual({ file: 'absent.xml', error: expect.stringContaining('ENOENT') });
    expect(status).toBe(2);
  });

  it.each([
    ['csv', /^\uFEFFfile,severity,.*\r\n"broken.xml","Error","T-02"/],
    ['junit', /^<\?xml [\s\S]*<failure message="[^"]*namespace[^"]*" type="T-02">/],
    ['sarif', /^\{[\s\S]*"version": "2.1.0"[\s\S]*"ruleId": "T-02"/],
    [
      'html',
      /^<!doctype html>[\s\S]*<h3>The end tag b does not match the open element a[\s\S]*<i>2<\/i>&lt;a&gt;&lt;\/b&gt;/,
    ],
    ['json', /^\[\n {2}\{\n {4}"file": "broken.xml"/],
  ])('prints reports as %s', async (format, expected) => {
    const { status, stdout } = await validate('--format', format, file('broken.xml', '<Document>\n<a></b></Document>'));
    expect(stdout).toMatch(expected);
    expect(status).toBe(1);
  });

  it('prints texts in another language', async () => {
    const { stdout } = await validate('--language', 'de', file('broken.xml', '<Document>\n<a></b></Document>'));
    expect(stdout).toContain('Namensraum');
    expect((await validate('--language', 'fr', 'absent.xml')).stderr).toContain('illisible');
  });

  it('uses the rulebook that contains the message unless one is named', async () => {
    const old = file('old.xml', generated('pacs.008.001.02'));
    const rulebook = async (...texts: readonly string[]): Promise<unknown> =>
      JSON.parse((await validate('--json', ...texts, old)).stdout)[0].validationSummary.rbVersion;
    expect(await rulebook()).toBe('2021');
    expect(await rulebook('--rulebook', '2025')).toBe('2025');
  });

  it('uses the rulebook and the days of the given instant', async () => {
    const clean = file('clean.xml', pacs008());
    const { status, stdout } = await validate('--at', '2025-10-15T09:00:00Z', clean);
    expect([status, stdout]).toEqual([0, 'clean.xml: ok, pacs.008.001.08\n']);
    const { stdout: later } = await validate('--at', '2025-10-20T11:00:00+02:00', clean);
    expect(later).toContain('Error [G-08]');
    const rulebookOn = async (day: string): Promise<unknown> =>
      JSON.parse((await validate('--json', '--at', day, clean)).stdout)[0].validationSummary.rbVersion;
    expect([await rulebookOn('2025-10-04'), await rulebookOn('2025-10-05')]).toEqual(['2023', '2025']);
  });

  it('reads standard input', async () => {
    const { status, stdout } = await fed('<Document>\n<a></b></Document>', '-');
    expect(stdout).toContain('-:2:4 Error [T-01]');
    expect(status).toBe(1);
  });

  it.each(['--help', '-h'])('prints the help for %s', async (word) => {
    const { status, stdout, stderr } = await validate(word);
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toMatch(/^usage: validate [\s\S]*--rulebook[\s\S]*Exit code/);
  });

  it('ends without an error when the reader closes the pipe', () => {
    const name = file('many.xml', `<Document>${'<a></b>'.repeat(5_000)}</Document>`);
    const lines = Array.from({ length: 200 }, () => name).join(' ');
    const env = { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '', PATH: process.env.PATH };
    const piped = `"${process.execPath}" "${main}" --json ${lines} | head -c 1`;
    const { stdout, stderr } = spawnSync('sh', ['-c', piped], { env, encoding: 'utf8' });
    expect([stdout, stderr]).toEqual(['[', '']);
  });

  it.each([
    [[]],
    [['--rulebook', '1999', 'x.xml']],
    [['--scheme', 'sdd', 'x.xml']],
    [['--colour', 'x.xml']],
    [['--format', 'pdf', 'x.xml']],
    [['--at', 'yesterday', 'x.xml']],
    [['--at', '2025-10-15T09:00:00', 'x.xml']],
  ])('prints the usage for %j', async (texts) => {
    const { status, stderr } = await validate(...texts);
    expect(stderr).toContain('usage: validate');
    expect(status).toBe(2);
  });
});
