import { readdirSync, readFileSync } from 'node:fs';
import { engineTexts } from './engine-texts.ts';

const folder = new URL('../', import.meta.url);
const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.ts') && !name.includes('.test.') && !name.startsWith('texts'))
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n');

/** Keys with a variable part, and those of parts of texts. */
const made = [
  'notIn.sct',
  'notIn.inst',
  'corruptSUM',
  'corruptXML',
  'corruptHDR',
  'debtorAccountMissing',
  'creditorAccountMissing',
  'debtorAccountWrong',
  'creditorAccountWrong',
  'fileTooLarge.bytes',
  'fileTooLarge.bulks',
  'fileTooLarge.transactions',
  'fileTooLarge.transactionsOfBulk',
  'payeeMatch.MTCH',
  'payeeMatch.CMTC',
  'payeeMatch.NMTC',
  'payeeMatch.NOAP',
  'delay.days',
  'delay.seconds',
];

it.each(Object.keys(engineTexts.en))('%s is used', (key) => {
  const name = key.slice('engine.'.length).replace(/_(one|other)$/, '');
  expect(made.includes(name) || sources.includes(`'${name}'`)).toBe(true);
});
