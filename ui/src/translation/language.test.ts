import { chooseLanguage, languageName } from './language.ts';

const known = ['en', 'de', 'fr', 'pt-BR'];
const choose = (chosen: string | null, account: string | undefined, browser: readonly string[]) =>
  chooseLanguage(chosen, account, browser, known);

describe('the language', () => {
  it('is the one chosen here', () => expect(choose('de', 'en', ['en-GB'])).toBe('de'));
  it('else the account’s', () => expect(choose(null, 'de', ['en-GB'])).toBe('de'));
  it('else the browser’s first known one', () => expect(choose(null, undefined, ['it-IT', 'de-AT'])).toBe('de'));
  it('may be one that was added', () => expect(choose('pt-BR', undefined, [])).toBe('pt-BR'));
  it('is not one that only begins alike', () => expect(choose(null, undefined, ['den', 'frr'])).toBe('en'));
  it('else English', () => expect(choose('xx', undefined, ['it'])).toBe('en'));

  it('is called as it calls itself', () => {
    expect(['en', 'de', 'fr', 'pt-BR'].map((one) => languageName(one))).toEqual([
      'English',
      'Deutsch',
      'Français',
      'Português (Brasil)',
    ]);
    expect(languageName('fr', 'en')).toBe('French');
    expect(languageName('no tag')).toBe('no tag');
  });
});
