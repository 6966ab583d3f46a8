import { ruleIds } from '@clearbench/rules/catalogue';
import { codeListPages } from '@clearbench/rules/rule-pages/code-page';
import { ruleTexts } from '@clearbench/rules/rule-pages/rule-texts';
import { pathOfCode, pathOfRule } from './explain-paths.ts';
import { folded, matches } from './matches.ts';

export type LibraryEntry = { readonly id: string; readonly text: string; readonly path: string };
export type Library = {
  readonly rules: (typed: string, most: number) => readonly LibraryEntry[];
  readonly codes: (typed: string, most: number) => readonly LibraryEntry[];
};

type Searchable = LibraryEntry & { readonly name: string; readonly all: string };

/** Entries with this name first, then those whose name begins with it, then others that contain every word. */
const nearest = (entries: readonly Searchable[], typed: string, most: number): readonly LibraryEntry[] => {
  const words = folded(typed.trim());
  const distance = ({ name }: Searchable): number =>
    folded(name) === words ? 0 : folded(name).startsWith(words) ? 1 : 2;
  return entries
    .filter(({ all }) => matches(words, all))
    .toSorted((one, other) => distance(one) - distance(other))
    .slice(0, most)
    .map(({ id, text, path }) => ({ id, text, path }));
};

/** Every rule and every code with their names in a language, for the search. */
export const openLibrary = async (language: string): Promise<Library> => {
  const texts = await ruleTexts(language);
  const rules = ruleIds.map((id): Searchable => {
    const title = texts[`${id}.title`] ?? '';
    return {
      id: `rule-${id}`,
      name: id,
      text: `${id} ${title}`,
      path: pathOfRule(id),
      all: `${id} ${title} ${texts[`${id}.requirement`] ?? ''}`,
    };
  });
  const codes = codeListPages
    .filter(({ subsetOf }) => subsetOf === undefined)
    .flatMap(({ name: list, codes: inList }) =>
      inList.map(({ code, texts: meanings }): Searchable => {
        const meaning = meanings[language] ?? meanings.en ?? '';
        const listName = texts[`list.${list}`] ?? list;
        return {
          id: `code-${list}-${code}`,
          name: code,
          text: `${code} ${meaning} · ${listName}`,
          path: pathOfCode(list, code),
          all: `${code} ${meaning} ${listName}`,
        };
      }),
    );
  return {
    rules: (typed, most) => nearest(rules, typed, most),
    codes: (typed, most) => nearest(codes, typed, most),
  };
};
