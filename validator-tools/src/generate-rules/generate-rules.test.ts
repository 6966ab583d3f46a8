import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ruleGroups } from '@clearbench/rules/rule-groups';
import { generatedFiles } from './generated-files.ts';
import { readRuleFolders, rulesFolder } from './rule-folders.ts';

const folders = readRuleFolders();
const generated = generatedFiles(folders);
const filesOnDisk = readdirSync(`${rulesFolder}generated`, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile())
  .map(({ parentPath, name }) => `${parentPath}/${name}`.replaceAll('\\', '/').split('/generated/')[1] ?? '');

describe('the generated files of the rules', () => {
  it('are those of the folders (npm run generate)', () => {
    expect(filesOnDisk.toSorted()).toEqual([...generated.keys()].toSorted());
    for (const [path, text] of generated)
      expect([path, readFileSync(`${rulesFolder}generated/${path}`, 'utf8')]).toEqual([path, text]);
  });

  it('contain every rule, in the order of the groups and of the numbers', () => {
    expect(folders.length).toBeGreaterThan(120);
    expect(folders.map(({ id }) => id).slice(0, 11)).toEqual([
      ...['T-01', 'T-02', 'T-03', 'T-04', 'T-05', 'T-06', 'T-07', 'T-08', 'T-09', 'T-10'],
      'H-01',
    ]);
  });
});

describe('the folders of the rules', () => {
  let folder = '';

  beforeEach(() => {
    folder = `${mkdtempSync(join(tmpdir(), 'rules-'))}/`;
    for (const group of Object.values(ruleGroups)) mkdirSync(`${folder}${group}`);
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  const add = (path: string, files: readonly string[]): void => {
    mkdirSync(`${folder}${path}`);
    for (const file of files) writeFileSync(`${folder}${path}/${file}`, '{}');
  };

  it('are read in the order of the groups', () => {
    add('payment/p-01-one', ['rule.ts', 'texts.json']);
    add('technical/t-01-two', ['rule.ts', 'texts.json', 'mutation.ts', 'quick-fixes.ts']);
    expect(readRuleFolders(folder)).toEqual([
      { id: 'T-01', path: 'technical/t-01-two', hasMutation: true, hasQuickFixes: true, texts: {} },
      { id: 'P-01', path: 'payment/p-01-one', hasMutation: false, hasQuickFixes: false, texts: {} },
    ]);
  });

  it.each(['payment/p-1-one', 'payment/P-01-one', 'payment/t-01-one', 'payment/p-01'])('are refused: %s', (path) => {
    add(path, ['rule.ts', 'texts.json']);
    expect(() => readRuleFolders(folder)).toThrow(`${path}: the name is not like p-01-what-it-is-about`);
  });

  it.each([
    ['rule.ts', 'texts.json'],
    ['texts.json', 'rule.ts'],
  ])('are refused without %s', (missing, present) => {
    add('payment/p-01-one', [present]);
    expect(() => readRuleFolders(folder)).toThrow(`payment/p-01-one: ${missing} is missing`);
  });
});
