import type { CodeListContent } from '@clearbench/contracts/code-list/events';
import { codeSet, codeSetNames } from './code-sets.ts';
import { schemeSubsets } from './scheme-subsets.ts';
import { codeTexts } from './texts/code-texts.ts';

/** Lists the product brings: the external sets of ISO 20022 and what the schemes use of them. */
export const builtInNames: readonly string[] = [...codeSetNames, ...Object.keys(schemeSubsets)].toSorted();
const names = new Set(builtInNames);

export const isBuiltInList = (name: string): boolean => names.has(name);

const titleOf = (name: string): string => (name[0] ?? '').toUpperCase() + name.slice(1).replaceAll('_', ' ');

const made = (name: string): CodeListContent => {
  const subset = Object.hasOwn(schemeSubsets, name) ? schemeSubsets[name] : undefined;
  const textsFrom = subset?.subsetOf ?? name;
  const codes = subset?.codes ?? [...codeSet(name)];
  return {
    title: titleOf(name),
    ...(subset ? { subsetOf: subset.subsetOf } : {}),
    codes: Object.fromEntries(codes.map((code) => [code, { texts: codeTexts(textsFrom, code) }])),
  };
};

const known = new Map<string, CodeListContent>();

/** A list as the product brings it; undefined where it brings none of that name. */
export const builtInList = (name: string): CodeListContent | undefined => {
  if (!names.has(name)) return undefined;
  const content = known.get(name) ?? made(name);
  known.set(name, content);
  return content;
};
