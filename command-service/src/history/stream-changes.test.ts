import type { TranslationEvent } from '@clearbench/contracts/translation/events';
import { fold } from '@clearbench/event-sourcing/decider';
import { factChanges, flatFacts } from '@clearbench/event-sourcing/flat-facts';
import { translationFacts } from './stream-changes.ts';

const language = 'nl';
const events: readonly TranslationEvent[] = [
  { type: 'LanguageAdded', data: { language } },
  { type: 'TextTranslated', data: { language, key: 'layout.files', text: 'Bestanden' } },
  { type: 'TextTranslated', data: { language, key: 'layout.create', text: 'Nieuw' } },
  { type: 'TextTranslated', data: { language, key: 'layout.files', text: 'Dossiers' } },
  { type: 'TranslationRemoved', data: { language, key: 'layout.create' } },
  { type: 'LanguageRemoved', data: { language } },
];

const changesOf = (count: number) =>
  factChanges(
    flatFacts(fold(translationFacts, translationFacts.initialState, events.slice(0, count - 1))),
    flatFacts(fold(translationFacts, translationFacts.initialState, events.slice(0, count))),
  );

describe('history of a language', () => {
  it.each([
    [1, [{ field: 'language', before: undefined, after: 'nl' }]],
    [3, [{ field: 'texts.layout.create', before: undefined, after: 'Nieuw' }]],
    [4, [{ field: 'texts.layout.files', before: 'Bestanden', after: 'Dossiers' }]],
    [5, [{ field: 'texts.layout.create', before: 'Nieuw', after: undefined }]],
  ])('compares each text with itself only: event %i', (count, changes) => {
    expect(changesOf(count)).toEqual(changes);
  });

  it('lists all texts removed with the language', () => {
    expect(changesOf(6)).toEqual([
      { field: 'language', before: 'nl', after: undefined },
      { field: 'texts.layout.files', before: 'Dossiers', after: undefined },
    ]);
  });
});
