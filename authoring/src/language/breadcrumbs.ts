import { fieldName, type NameLanguage } from '@clearbench/iso20022/field-names/field-names';
import type { Grammar } from '@clearbench/iso20022/grammar/grammar';
import type { TextIndex } from '@clearbench/xml/text-index/text-index';
import { cursorAt } from './cursor.ts';

/** An element of the path to the cursor. */
export type Crumb = {
  readonly tag: string;
  readonly name: string;
  /** The which of its name, where there may be several. */
  readonly index?: number;
  readonly from: number;
  /** Whether elements between this one and the next are left out. */
  readonly hasGap?: true;
};

/** Outermost and innermost elements that are listed; a message has fewer, a hostile text has any number. */
const outermost = 8;
const innermost = 24;

/**
 * The elements that contain an offset, outermost first, including the one whose tag contains it. Of a deeper text the elements
 * in the middle are left out.
 */
export const crumbsAt = (
  index: TextIndex,
  offset: number,
  grammar: Grammar,
  language: NameLanguage,
): readonly Crumb[] => {
  const { open, tag } = cursorAt(index, offset);
  const all = tag === undefined || tag.element.local === '' ? open : [...open, tag.element];
  const places = grammar.along(all);
  const crumbAt = (depth: number): Crumb[] => {
    const element = all[depth];
    if (!element) return [];
    const { local, index: which, from } = element;
    const repeats = which > 1 || (places[depth]?.use?.max ?? 1) > 1;
    return [{ tag: local, name: fieldName(local, language), ...(repeats ? { index: which } : {}), from }];
  };
  const listed = (start: number, end: number): Crumb[] =>
    Array.from({ length: end - start }, (_, at) => start + at).flatMap(crumbAt);
  if (all.length <= outermost + innermost) return listed(0, all.length);
  const beforeGap = listed(0, outermost).map(
    (crumb, at): Crumb => (at === outermost - 1 ? { ...crumb, hasGap: true } : crumb),
  );
  return [...beforeGap, ...listed(all.length - innermost, all.length)];
};
