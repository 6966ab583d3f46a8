import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorKinds } from '@clearbench/contracts/errors';
import { languages } from '@clearbench/contracts/translation/routes';

const source = join(import.meta.dirname, '..');
const folder = (language: string) => join(import.meta.dirname, 'texts', language);

const textsIn = (language: string): Record<string, string> =>
  Object.assign(
    {},
    ...readdirSync(folder(language)).map((name) => JSON.parse(readFileSync(join(folder(language), name), 'utf8'))),
  );

const english = textsIn('en');
const slots = (text = ''): string[] => [...text.matchAll(/\{\{\s*(\w+)/g)].map(([, name]) => name ?? '').sort();

/** Keys written out in the code as `t('…')`, `textKey: '…'`, `titleKey="…"`, `readFailed: '…'` or `['field', 'key']`. */
const usedKeys = (): string[] => {
  const files = readdirSync(source, { recursive: true, encoding: 'utf8' }).filter(
    (name) => /(?<!\.test)\.tsx?$/.test(name) && !name.includes('testing/'),
  );
  const code = files.map((name) => readFileSync(join(source, name), 'utf8')).join('\n');
  const calls = code.matchAll(
    /(?:\bt\(|textKey: |titleKey=|notice\.textKey\s*=\s*|readFailed: |\['\w+', )["']([\w-]+\.[\w.-]+)["']/g,
  );
  return [...new Set([...calls].map(([, key]) => key ?? ''))];
};

describe('the texts of the interface', () => {
  it.each(languages.filter((language) => language !== 'en'))(
    'have every key in %s, with the same placeholders',
    (language) => {
      const other = textsIn(language);
      expect(Object.keys(other).sort()).toEqual(Object.keys(english).sort());
      for (const [key, text] of Object.entries(english)) expect([key, slots(other[key])]).toEqual([key, slots(text)]);
    },
  );

  it('have a text for every error', () => {
    expect(Object.keys(errorKinds).filter((key) => !english[`error.${key}`])).toEqual([]);
  });

  it('keep the error texts of the specification, and use each of them', () => {
    const prescribed = {
      'template.fetchFailed': 'Fetching templates failed',
      'templateAdmin.fetchFailed': 'Fetching templates failed',
      'templateAdmin.removeFailed': 'Delete template failed',
      'simEnv.fetchFailed': 'Fetch SimEnvs failed!',
      'plan.fetchFailed': 'Fetching plan failed',
    };
    expect(english).toMatchObject(prescribed);
    expect(english['simEnv.cannotSwitch']).toMatch(/^Can't switch to env /);
    expect(usedKeys()).toEqual(expect.arrayContaining([...Object.keys(prescribed), 'simEnv.cannotSwitch']));
  });

  it('have every key the code uses', () => {
    const keys = usedKeys();
    expect(keys.length).toBeGreaterThan(100);
    expect(keys.filter((key) => !(key in english) && !(`${key}_other` in english))).toEqual([]);
  });

  /** Words that are equal in several languages, names of standards, and numbers with such a word. */
  const international = new Set(
    `Action Actions Administration Administrator Analyst bank Build Bulk Clearing Code code Codes codes Commit
    Contact Core Correct Date Description Details E-mail Element example Favicon Form Format Formats IBAN Image
    Incorrect Info Infos Inst Instant Invitations Limitations Link Logo Machine Maximum Menu Message Messages
    Minimum Name Notifications OAuth optional Options Original Participants Person PNG Port Position production Rulebook Rulebooks SCT SDD
    Section Server Sessions Source Sources Standard Status Stream Structure Suggestions SVG System Test test Tester
    Text Total Trans Transaction transaction Transactions transactions Type Validation Verdict Version version
    WCAG`.split(/\s+/),
  );

  it.each(languages.filter((language) => language !== 'en'))(
    'are translated into %s, except international words',
    (language) => {
      const other = textsIn(language);
      const words = (text: string) => text.replaceAll(/\{\{[^}]*\}\}|\S+@\S+/g, '').match(/[\p{L}-]{4,}/gu) ?? [];
      const left = Object.entries(english).filter(
        ([key, text]) => other[key] === text && words(text).some((word) => !international.has(word)),
      );
      expect(left).toEqual([]);
    },
  );
});
