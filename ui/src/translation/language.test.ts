import { chooseLanguage } from './language.ts';

describe('the language', () => {
  it('is the one chosen here', () => expect(chooseLanguage('de', 'en', ['en-GB'])).toBe('de'));
  it('else the account’s', () => expect(chooseLanguage(null, 'de', ['en-GB'])).toBe('de'));
  it('else the browser’s first known one', () =>
    expect(chooseLanguage(null, undefined, ['fr-FR', 'de-AT'])).toBe('de'));
  it('else English', () => expect(chooseLanguage('xx', undefined, ['fr'])).toBe('en'));
});
