import { chooseLanguage, languageName } from './language.ts';

const known = ['en', 'de', 'fr', 'pt-BR'];
const choose = (chosen: string | null, account: string | undefined, browser: readonly string[]) =>
  chooseLanguage(chosen, account, browser, known);

describe('the language', () => {
  it('is the one chosen here', () => expect(choose('de', 'en', ['en-GB'])).toBe('de'));
  it('else the account’s', () => expect(choose(null, 'de', ['en-GB'])).toBe('de'));
  it('else the first known one of the browser', () => expect(choose(null, undefined, ['it-IT', 'de-AT'])).toBe('de'));
  it('can be an added one', () => expect(choose('pt-BR', undefined, [])).toBe('pt-BR'));
  it('is not one with the same prefix only', () => expect(choose(null, undefined, ['den', 'frr'])).toBe('en'));
  it('else English', () => expect(choose('xx', undefined, ['it'])).toBe('en'));

  it('has its own name for itself', () => {
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
