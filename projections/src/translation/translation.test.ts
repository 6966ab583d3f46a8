import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { projectionSpec, recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { translations } from './translation.ts';

const added: TranslationEvent = { type: 'LanguageAdded', data: { language: 'it' } };
const translated = (key: string, text: string): TranslationEvent => ({
  type: 'TextTranslated',
  data: { language: 'it', key, text },
});
const removed = (key: string): TranslationEvent => ({ type: 'TranslationRemoved', data: { language: 'it', key } });
const after = (...events: TranslationEvent[]) =>
  projectionSpec(translations)
    .given(...events)
    .document('it');

describe('document of a language', () => {
  it('exists with the language', () => expect(after(added)).toEqual({ language: 'it', texts: {}, version: 1 }));

  it('contains the last version of each text until it is removed, and the number of changes', () => {
    expect(after(added, translated('a', 'uno'), translated('b', 'due'), translated('a', 'tre'))).toEqual({
      language: 'it',
      texts: { a: 'tre', b: 'due' },
      version: 4,
    });
    expect(after(translated('a', 'uno'), translated('b', 'due'), removed('a'))?.texts).toEqual({ b: 'due' });
  });

  it('is deleted with the language; a new one has a higher version', () => {
    const gone: TranslationEvent = { type: 'LanguageRemoved', data: { language: 'it' } };
    expect(after(added, translated('a', 'uno'), gone)).toBeUndefined();
    expect(after(added, gone, added)).toEqual({ language: 'it', texts: {}, version: 3 });
  });

  it('is unaffected by removing an unknown text', () =>
    expect(after(removed('a'))).toEqual({ language: 'it', texts: {}, version: 1 }));

  it('notifies everyone', () => {
    const event = recorded(added, 0) as Parameters<NonNullable<typeof translations.notice>>[1];
    expect(translations.notice?.({ language: 'it', texts: {}, version: 1 }, event)).toEqual({
      topic: 'translation',
      id: 'it',
      audience: 'everyone',
    });
  });
});
