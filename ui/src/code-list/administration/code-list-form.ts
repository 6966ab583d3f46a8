import type { ListedCode } from '@clearbench/contracts/code-list/events';
import { codeListNamePattern, codePattern } from '@clearbench/contracts/code-list/patterns';
import type { CodeListDetails, saveCodeListRoute } from '@clearbench/contracts/code-list/routes';
import type { BodyOf } from '@clearbench/contracts/route';

export type Codes = Readonly<Record<string, ListedCode>>;

/** The fields of the form of a code list. */
export type CodeListForm = {
  readonly name: string;
  readonly title: string;
  readonly subsetOf?: string | undefined;
  readonly codes: Codes;
};

/** The rules, subsets and templates that use a list. */
export type ListUses = CodeListDetails['usedBy'];
export const unused: ListUses = { rules: [], subsets: [], templates: {} };

/** A new list. */
export const freshCodeList: CodeListForm = { name: '', title: '', codes: {} };

export const isName = (name: string): boolean => codeListNamePattern.test(name);
export const isCode = (code: string): boolean => codePattern.test(code);

/** Names are lower case; other spellings are converted. */
export const nameFrom = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s-]/g, '_')
    .replace(/[^a-z0-9_]/g, '');

/** Whether every field can be saved. */
export const isComplete = ({ name, title }: CodeListForm): boolean => isName(name) && title.trim() !== '';

/** The request that saves the form. */
export const codeListRequest = (
  { name, title, subsetOf, codes }: CodeListForm,
  stored: Pick<CodeListDetails, 'version'> | undefined,
): BodyOf<typeof saveCodeListRoute> => ({
  name,
  title,
  ...(subsetOf ? { subsetOf } : {}),
  codes: { ...codes },
  ...(stored ? { basedOn: stored.version } : {}),
});

/** The text of a code in a language, else in English. */
export const textOf = ({ texts }: ListedCode, language: string): string =>
  texts[language.slice(0, 2)] ?? texts.en ?? Object.values(texts)[0] ?? '';

/** The codes that contain the search text in the code or a text, in order. */
export const codesWith = (codes: Codes, wanted: string): readonly (readonly [string, ListedCode])[] => {
  const words = wanted.trim().toLowerCase();
  return Object.entries(codes)
    .filter(([code, { texts }]) => [code, ...Object.values(texts)].some((text) => text.toLowerCase().includes(words)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
};

/** How many codes were added, removed and changed. */
export const codeChanges = (before: Codes, after: Codes) => {
  const added = Object.keys(after).filter((code) => !Object.hasOwn(before, code)).length;
  const went = Object.keys(before).filter((code) => !Object.hasOwn(after, code)).length;
  const other = Object.entries(after).filter(
    ([code, listed]) => Object.hasOwn(before, code) && JSON.stringify(before[code]) !== JSON.stringify(listed),
  ).length;
  return { came: added, went, other };
};
