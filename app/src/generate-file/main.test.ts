import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeTemplateExport } from '@clearbench/contracts/template/template-export';
import { exportedTemplate } from '@clearbench/template-engine/built-in/built-in-templates';

const main = join(import.meta.dirname, '../../generate-file.mjs');

describe('generate-file in a terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'generate-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));

  const generate = (...texts: readonly string[]) => {
    const env = { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' };
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...texts], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const same = ['--template', 'sct-typical', '--seed', '7', '--at', '2026-11-20T10:00:00Z'];

  it('writes to standard output or to a file, the same bytes', () => {
    const given = [...same, '--transactions', '300', '--error', 'P-11=1%', '--error', 'I-08=2'];
    const { status, stdout, stderr } = generate(...given);
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout.match(/<CdtTrfTxInf>/g)).toHaveLength(300);
    expect(stdout).toMatch(/<\/Document>\s*$/);
    expect(stdout.match(/<ChrgBr>(?!SLEV)/g)).toHaveLength(3);
    expect(generate(...given, '--output', 'made.xml')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(readFileSync(join(folder, 'made.xml'), 'utf8')).toBe(stdout);
  });

  it('takes the export of a template', () => {
    writeFileSync(join(folder, 'own.json'), writeTemplateExport(exportedTemplate('core-return')));
    const { status, stdout } = generate('--template', 'own.json', '--scheme', 'core', '--transactions', '2');
    expect(status).toBe(0);
    expect(stdout.match(/<TxInf>/g)).toHaveLength(2);
  });

  it.each([
    [['--transactions', '0'], '--transactions is a number from 1 to 100000, not 0'],
    [['--transactions', '100001'], '--transactions is a number from 1 to 100000, not 100001'],
    [
      ['--error', 'P-11=200%'],
      '--error is a rule with a share or a number of transactions, such as P-11=1% or P-11=3, not P-11=200%',
    ],
    [['--business-days', '1'], '--business-days is a number from 2 to 250, not 1'],
    [['--amounts', '5-1'], '--amounts are two amounts, the smaller one first, such as 1.00-5000.00, not 5-1'],
    [['--seed', 'x'], '--seed is a number from 0 to 4294967295, not x'],
    [['--at', 'noon'], '--at is a day or a time such as 2025-10-15T09:00:00Z, not noon'],
    [['--rulebook', '2024'], '--rulebook is one of 2019, 2021, 2023, 2025, not 2024'],
  ])('names a wrong argument: %j', (texts, sentence) => {
    const { status, stdout, stderr } = generate(...same.slice(0, 2), ...texts);
    expect({ status, stdout, first: stderr.split('\n')[0] }).toEqual({ status: 2, stdout: '', first: sentence });
    expect(stderr).toContain('usage: generate-file');
  });

  it('names the rule that cannot be broken in a transaction', () =>
    expect(generate(...same, '--transactions', '9', '--error', 'G-02=1')).toEqual({
      status: 2,
      stdout: '',
      stderr: 'Rule G-02 cannot be broken in single transactions of this template.\n',
    }));

  it('explains itself', () => {
    const { status, stdout } = generate('--help');
    expect(status).toBe(0);
    expect(stdout).toContain('--transactions  from 1 to 100000');
  });
});
