import type { TranslationCommand } from '@clearbench/contracts/translation/commands';
import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { translationDecider } from './translation-decider.ts';

const { given } = specFor(
  translationDecider({
    en: { title: 'Files', hello: 'Hello {{name}}', n_one: '{{count}} file', n_other: '{{count}} files' },
    de: { title: 'Dateien', hello: 'Hallo {{name}}', n_one: '{{count}} Datei', n_other: '{{count}} Dateien' },
  }),
);
const at = '2026-11-20T08:00:00.000Z';
const translate = (language: string, texts: Record<string, string>): TranslationCommand => ({
  type: 'TranslateTexts',
  data: { language, texts: Object.entries(texts).map(([key, text]) => ({ key, text })) },
  at,
});
const remove = (language: string, key: string): TranslationCommand => ({
  type: 'RemoveTranslation',
  data: { language, key },
  at,
});
const add = (language: string): TranslationCommand => ({ type: 'AddLanguage', data: { language }, at });
const added = (language: string): TranslationEvent => ({ type: 'LanguageAdded', data: { language } });
const translated = (language: string, key: string, text: string): TranslationEvent => ({
  type: 'TextTranslated',
  data: { language, key, text },
});
const removed = (language: string, key: string): TranslationEvent => ({
  type: 'TranslationRemoved',
  data: { language, key },
});

const withdraw = (language: string): TranslationCommand => ({ type: 'RemoveLanguage', data: { language }, at });
const withdrawn = (language: string): TranslationEvent => ({ type: 'LanguageRemoved', data: { language } });

describe('language', () => {
  it('is removed with all its texts, if an administrator added it', () => {
    given(added('it'), translated('it', 'title', 'File'))
      .when(withdraw('it'))
      .emits(withdrawn('it'));
    given().when(withdraw('it')).refuses('translation.unknownLanguage', { language: 'it' });
    given(added('it'), withdrawn('it')).when(withdraw('it')).refuses('translation.unknownLanguage', { language: 'it' });
  });

  it('cannot be removed where it is built in, also with changed texts', () => {
    given().when(withdraw('de')).refuses('translation.builtIn', { language: 'de' });
    given(translated('de', 'title', 'Zeug'))
      .when(withdraw('de'))
      .refuses('translation.builtIn', { language: 'de' });
  });

  it('can be added again without texts', () =>
    given(added('it'), translated('it', 'title', 'File'), withdrawn('it'))
      .when(translate('it', { title: 'File' }))
      .emits(added('it'), translated('it', 'title', 'File')));
});

describe('texts of a language', () => {
  it('are written one by one; an unchanged text emits no event', () => {
    const both = { title: 'Nachrichten', hello: 'Servus {{name}}' };
    given()
      .when(translate('de', both))
      .emits(translated('de', 'title', both.title), translated('de', 'hello', both.hello));
    given(translated('de', 'title', both.title))
      .when(translate('de', both))
      .emits(translated('de', 'hello', both.hello));
    given(translated('de', 'title', both.title))
      .when(translate('de', { title: both.title }))
      .emitsNothing();
  });

  it('are reset by writing the built-in text', () => {
    given()
      .when(translate('de', { title: 'Dateien' }))
      .emitsNothing();
    given(translated('de', 'title', 'Zeug'))
      .when(translate('de', { title: 'Dateien' }))
      .emits(removed('de', 'title'));
    given(added('de-AT'))
      .when(translate('de-AT', { title: 'Dateien' }))
      .emitsNothing();
  });

  it('add their language', () => {
    given().when(translate('it', {})).emits(added('it'));
    given()
      .when(translate('it', { title: 'File' }))
      .emits(added('it'), translated('it', 'title', 'File'));
    given(added('it')).when(add('it')).emitsNothing();
    given().when(add('de')).emitsNothing();
  });

  it('are all refused if one is invalid', () => {
    given()
      .when(translate('it', { title: 'File', hello: 'Ciao {{nome}}' }))
      .refuses('translation.badPlaceholders', { key: 'hello', missing: 'name', extra: 'nome' });
    given()
      .when(translate('de', { title: 'Zeug', tilte: 'Zeug' }))
      .refuses('translation.unknownKey', { key: 'tilte' });
    given()
      .when(translate('de', { title: 'x'.repeat(5000) }))
      .refuses('translation.tooLong', { key: 'title', most: 4000 });
    given()
      .when(translate('de', { title: ' ' }))
      .refuses('translation.blank', { key: 'title' });
    const twice = ['Zeug', 'Kram'].map((text) => ({ key: 'title', text }));
    given()
      .when({ type: 'TranslateTexts', data: { language: 'de', texts: twice }, at })
      .refuses('translation.duplicateKey', { key: 'title' });
  });

  it('have the plural forms of their language', () => {
    given(added('pl'))
      .when(translate('pl', { n_few: '{{count}} pliki' }))
      .emits(translated('pl', 'n_few', '{{count}} pliki'));
    given()
      .when(translate('de', { n_few: '{{count}} Dateien' }))
      .refuses('translation.unknownKey', { key: 'n_few' });
  });

  it('can be reset, also for a key that is not built in any more', () => {
    given(translated('de', 'title', 'Zeug'))
      .when(remove('de', 'title'))
      .emits(removed('de', 'title'));
    given(translated('de', 'gone', 'Zeug'))
      .when(remove('de', 'gone'))
      .emits(removed('de', 'gone'));
    given().when(remove('de', 'title')).emitsNothing();
    given().when(remove('de', 'tilte')).refuses('translation.unknownKey', { key: 'tilte' });
    given().when(remove('it', 'title')).refuses('translation.unknownLanguage', { language: 'it' });
    given(translated('de', 'title', 'Zeug'), removed('de', 'title'))
      .when(remove('de', 'title'))
      .emitsNothing();
  });
});
