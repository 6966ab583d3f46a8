import { Failure } from '@clearbench/contracts/failure';
import { languageLoader } from './language-loader.ts';

const speaking = ({ chosen = null as string | null, browser = ['en-GB'], languages = ['en', 'de', 'pt-BR'] } = {}) => {
  const requested: string[] = [];
  const calls: string[] = [];
  let edition = 1;
  const loader = languageLoader({
    readTexts: async (language) => {
      requested.push(language);
      return { title: `${language} ${edition}` };
    },
    readLanguages: async () => {
      if (languages.length === 0) throw new Failure('connection.lost');
      return languages;
    },
    startTexts: async () => undefined,
    addTexts: (language, { title }) => void calls.push(`${language}: ${title}`),
    turnTo: async (language) => void calls.push(`now ${language}`),
    chosen: () => chosen,
    browser,
  });
  return {
    ...loader,
    requested,
    calls,
    forget: (language: string) => languages.splice(languages.indexOf(language), 1),
    publish: () => {
      edition += 1;
    },
  };
};

describe('the language of the page', () => {
  it('is the one chosen here, requested once', async () => {
    const { speak, requested, calls } = speaking({ chosen: 'pt-BR' });
    expect(await speak('de')).toBe('pt-BR');
    expect(requested).toEqual(['pt-BR']);
    expect(calls).toEqual(['pt-BR: pt-BR 1']);
  });

  it('is requested before the account is known, once', async () => {
    const { expect: begin, speak, requested, calls } = speaking({ chosen: 'de' });
    begin();
    expect(requested).toEqual(['de']);
    expect(await speak('pt-BR')).toBe('de');
    expect([requested, calls]).toEqual([['de'], ['de: de 1']]);
  });

  it('is that of the account although another one was expected', async () => {
    const { expect: begin, speak, requested, calls } = speaking({ browser: ['en'] });
    begin();
    expect(await speak('de')).toBe('de');
    expect([requested, calls]).toEqual([['en', 'de'], ['de: de 1']]);
  });

  it('is another one if the chosen language was removed', async () => {
    const { speak, calls } = speaking({ chosen: 'it', browser: ['de-AT'] });
    expect(await speak(undefined)).toBe('de');
    expect(calls).toEqual(['de: de 1']);
  });

  it('can be an added language that the browser requests', async () => {
    const { speak, requested } = speaking({ browser: ['pt-PT', 'de'] });
    expect(await speak(undefined)).toBe('pt-BR');
    expect(requested).toEqual(['de', 'pt-BR']);
  });

  it('is found even if the list of languages cannot be read', async () => {
    const { speak, languages } = speaking({ languages: [], browser: ['de'] });
    expect(await speak(undefined)).toBe('de');
    expect(languages()).toContain('de');
  });

  it('is updated with changed texts', async () => {
    const { speak, renew, publish, calls } = speaking({ chosen: 'de' });
    await speak(undefined);
    publish();
    await renew();
    expect(calls).toEqual(['de: de 1', 'de: de 2']);
  });

  it('changes when the current one is removed', async () => {
    const { speak, look, renew, forget, calls } = speaking({ languages: ['en', 'de', 'it'] });
    await speak('it');
    forget('it');
    await look();
    await renew();
    await renew();
    expect(calls).toEqual(['it: it 1', 'en: en 1', 'now en', 'en: en 1']);
  });
});
