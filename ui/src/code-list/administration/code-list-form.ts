import type { ListedCode } from '@clearbench/contracts/code-list/events';
import { codeListNamePattern, codePattern } from '@clearbench/contracts/code-list/patterns';
import type { CodeListDetails, saveCodeListRoute } from '@clearbench/contracts/code-list/routes';
import type { BodyOf } from '@clearbench/contracts/route';

export type Codes = Readonly<Record<string, ListedCode>>;

/** What the form of a code list holds. */
export type CodeListForm = {
  readonly name: string;
  readonly title: string;
  readonly subsetOf?: string | undefined;
  readonly codes: Codes;
};

/** A list as the form compares it. */
export type StoredCodeList = CodeListForm & Pick<CodeListDetails, 'version' | 'builtIn' | 'changed' | 'usedBy'>;

/** What a new list begins with. */
export const freshCodeList: CodeListForm = { name: '', title: '', codes: {} };

export const isName = (name: string): boolean => codeListNamePattern.test(name);
export const isCode = (code: string): boolean => codePattern.test(code);

/** Names are written in small letters; whoever types them otherwise means the same. */
export const nameFrom = (typed: string): string =>
  typed
    .toLowerCase()
    .replace(/[\s-]/g, '_')
    .replace(/[^a-z0-9_]/g, '');

/** Whether a list can be saved as the form has it. */
export const isComplete = ({ name, title }: CodeListForm): boolean => isName(name) && title.trim() !== '';

/** The order that makes the list what the form shows. */
export const codeListOrder = (
  { name, title, subsetOf, codes }: CodeListForm,
  stored: StoredCodeList | undefined,
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

/** Codes with what is looked for in them or their texts, in order. */
export const codesWith = (codes: Codes, wanted: string): readonly (readonly [string, ListedCode])[] => {
  const words = wanted.trim().toLowerCase();
  return Object.entries(codes)
    .filter(([code, { texts }]) => [code, ...Object.values(texts)].some((text) => text.toLowerCase().includes(words)))
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
};

/** How many codes came, went and became others. */
export const codeChanges = (before: Codes, after: Codes) => {
  const came = Object.keys(after).filter((code) => !Object.hasOwn(before, code)).length;
  const went = Object.keys(before).filter((code) => !Object.hasOwn(after, code)).length;
  const other = Object.entries(after).filter(
    ([code, listed]) => Object.hasOwn(before, code) && JSON.stringify(before[code]) !== JSON.stringify(listed),
  ).length;
  return { came, went, other };
};
