import { readdir, readFile } from 'node:fs/promises';
import { languages } from '@clearbench/contracts/translation/routes';
import { findingTexts } from '@clearbench/rules/texts/finding-texts';
import { builtInTemplateTexts } from '@clearbench/template-engine/built-in/text-keys';
import { engineTexts } from '@clearbench/test-engine/texts/engine-texts';

type Texts = Record<string, string>;

const readLanguage = async (folder: URL, language: string): Promise<Texts> => {
  const names = (await readdir(new URL(`${language}/`, folder))).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(`${language}/${name}`, folder), 'utf8')));
  return Object.assign({}, ...files.map((text) => JSON.parse(text) as Texts)) as Texts;
};

/** The texts of the interface from folders, one per language, together with those of the packages. */
const readTexts = async (
  folder: URL,
  languages: readonly string[],
  brought: Readonly<Record<string, Texts>>,
): Promise<Record<string, Texts>> =>
  Object.fromEntries(
    await Promise.all(
      languages.map(async (language) => [
        language,
        { ...brought[language], ...(await readLanguage(folder, language)) },
      ]),
    ),
  );

const folder = new URL('../../../ui/src/translation/texts/', import.meta.url);

/** Sentences of findings under the keys in reports; help texts already have keys. */
const findings = (language: (typeof languages)[number]): Record<string, string> =>
  Object.fromEntries(
    Object.entries(findingTexts(language)).map(([key, text]) => [
      key.startsWith('help.') ? key : `finding.${key}`,
      text,
    ]),
  );

const readAll = (): Promise<Record<string, Texts>> =>
  readTexts(folder, languages, {
    en: { ...findings('en'), ...engineTexts.en, ...builtInTemplateTexts.en },
    de: { ...findings('de'), ...engineTexts.de, ...builtInTemplateTexts.de },
    fr: { ...findings('fr'), ...engineTexts.fr, ...builtInTemplateTexts.fr },
  });

let all: ReturnType<typeof readAll> | undefined;

/**
 * Every text of the interface: those of the pages, the rules, the test engine and the built-in templates.
 * They are read once for all parts of the process.
 */
export const interfaceTexts = (): Promise<Readonly<Record<string, Texts>>> => {
  all ??= readAll();
  return all;
};
