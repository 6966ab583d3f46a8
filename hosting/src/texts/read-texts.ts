import { readdir, readFile } from 'node:fs/promises';

type Texts = Record<string, string>;

const readLanguage = async (folder: URL, language: string): Promise<Texts> => {
  const names = (await readdir(new URL(`${language}/`, folder))).filter((name) => name.endsWith('.json')).sort();
  const files = await Promise.all(names.map((name) => readFile(new URL(`${language}/${name}`, folder), 'utf8')));
  return Object.assign({}, ...files.map((text) => JSON.parse(text) as Texts)) as Texts;
};

/** The texts of the interface from folders, one per language, together with those of the packages. */
export const readTexts = async (
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
