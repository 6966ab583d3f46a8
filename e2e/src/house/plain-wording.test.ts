import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { everyEvent } from '@clearbench/contracts/every-event';
import { everyRoute } from '@clearbench/contracts/every-route';
import { englishPhrases, phrasesByLanguage } from './old-phrases.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));

/** Every text in a JSON file; keys and nested groups are left out. */
const valuesIn = (value: unknown): readonly string[] =>
  typeof value === 'string' ? [value] : Object.values((value ?? {}) as object).flatMap(valuesIn);

const textFolders = [
  'ui/src/translation/texts',
  'rules/src/texts',
  'rules/src/rule-pages/texts',
  'rules/src/generated',
];

/** Folders with one file per language. */
const foldersOfLanguageFiles = ['template-engine/src/built-in/texts'];

/** Folders whose files contain every language. */
const foldersOfAllLanguages = ['test-engine/src/texts'];

const readJson = (path: string): Record<string, unknown> => JSON.parse(readFileSync(join(root, path), 'utf8'));

const jsonIn = (folder: string): readonly Record<string, unknown>[] =>
  readdirSync(join(root, folder))
    .filter((name) => name.endsWith('.json'))
    .map((name) => readJson(join(folder, name)));

const textsIn = (language: string): readonly string[] => [
  ...textFolders.flatMap((folder) => jsonIn(join(folder, language)).flatMap(valuesIn)),
  ...foldersOfLanguageFiles.flatMap((folder) => valuesIn(readJson(join(folder, `${language}.json`)))),
  ...foldersOfAllLanguages.flatMap((folder) => jsonIn(folder).flatMap((texts) => valuesIn(texts[language]))),
];

const found = (texts: readonly string[], phrases: readonly string[]): readonly string[] =>
  texts.flatMap((text) =>
    phrases
      .filter((phrase) => new RegExp(`(?<![\\p{L}])${phrase}(?![\\p{L}])`, 'iu').test(text))
      .map((phrase) => `“${phrase}” in: ${text.slice(0, 120)}`),
  );

describe('wording', () => {
  it.each(Object.entries(phrasesByLanguage))('has no old phrase in the texts: %s', (language, phrases) => {
    const texts = textsIn(language);
    expect(texts.length).toBeGreaterThan(2_000);
    expect(found(texts, phrases)).toEqual([]);
  });

  it('has no old phrase in the descriptions of events and calls', () => {
    const events = Object.values(everyEvent).flatMap((slice) => Object.values(slice).map(({ says }) => says));
    const calls = everyRoute.map(({ summary }) => summary);
    expect(events.length + calls.length).toBeGreaterThan(200);
    expect(found([...events, ...calls], englishPhrases)).toEqual([]);
  });
});
