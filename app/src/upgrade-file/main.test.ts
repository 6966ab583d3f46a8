import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';

const main = join(import.meta.dirname, '../../upgrade-file.mjs');
const payment = pacs008({}, '2019');
const address = '<PstlAdr><Ctry>DE</Ctry><AdrLine>Hauptstr. 1</AdrLine><AdrLine>10117 Berlin</AdrLine></PstlAdr>';
const withAddress = payment.replace('<Nm>Anna Beispiel</Nm>', `<Nm>Anna</Nm>${address}`);

describe('upgrade-file in a terminal', () => {
  const folder = mkdtempSync(join(tmpdir(), 'upgrade-file-'));
  afterAll(() => rmSync(folder, { recursive: true }));
  mkdirSync(join(folder, 'old/more'), { recursive: true });
  writeFileSync(join(folder, 'old/clean.xml'), payment);
  writeFileSync(join(folder, 'old/more/address.xml'), withAddress);
  writeFileSync(join(folder, 'old/notes.txt'), 'not a message');

  const upgrade = (...texts: readonly string[]) => {
    const env = { ...process.env, INIT_CWD: folder, NODE_OPTIONS: '' };
    const given = ['--scheme', 'sct', '--rulebook', '2025', ...texts];
    const { status, stdout, stderr } = spawnSync(process.execPath, [main, ...given], { env, encoding: 'utf8' });
    return { status, stdout, stderr };
  };
  const written = (name: string) => readFileSync(join(folder, name), 'utf8');

  it('writes one file to standard output', () => {
    const { status, stdout, stderr } = upgrade('old/clean.xml');
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
    expect(stdout).toContain('pacs.008.001.08');
    expect(stdout).not.toContain('pacs.008.001.02');
  });

  it('writes the files of a folder under their names, and lists what needs a decision', () => {
    const { status, stdout, stderr } = upgrade('--output', 'new', 'old');
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toBe(
      `${join('more', 'address.xml')}: address /Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/Dbtr/PstlAdr\n`,
    );
    expect(written('new/clean.xml')).toContain('pacs.008.001.08');
    expect(written('new/more/address.xml')).toContain('<AdrLine>10117 Berlin</AdrLine>');
  });

  it('applies the proposals', () => {
    expect(upgrade('--apply-proposals', '--output', 'applied', 'old')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(written('applied/more/address.xml')).toContain('<PstCd>10117</PstCd><TwnNm>Berlin</TwnNm>');
  });

  it('names a text that is not well-formed, and upgrades the others', () => {
    writeFileSync(join(folder, 'broken.xml'), payment.replace('</GrpHdr>', ''));
    const { status, stderr } = upgrade('--output', 'mixed', 'broken.xml', 'old/clean.xml', 'missing');
    expect(status).toBe(2);
    expect(stderr).toContain('missing');
    const twice = upgrade('--output', 'mixed', 'broken.xml', 'old/clean.xml');
    expect(twice.status).toBe(2);
    expect(twice.stderr).toMatch(/^broken\.xml: is not well-formed at line \d+\n$/);
    expect(written('mixed/clean.xml')).toContain('pacs.008.001.08');
  });

  it.each([
    [[], 'name at least one file or folder'],
    [['old'], 'several files need --output'],
    [['--rulebook', '2024', 'old'], '--rulebook is one of 2019, 2021, 2023, 2025, not 2024'],
    [['--scheme', 'card', 'old'], '--scheme is one of sct, inst, core, b2b, not card'],
  ])('names a wrong argument: %j', (texts, sentence) => {
    const { status, stdout, stderr } = upgrade(...texts);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr.split('\n')[0]).toBe(sentence);
  });

  it('explains itself', () => {
    const { status, stdout } = upgrade('--help');
    expect(status).toBe(0);
    expect(stdout).toMatch(/^usage: upgrade-file /);
  });
});
