import { fieldName, type NameLanguage } from '../field-names/field-names.ts';
import { cursorAt } from './cursor.ts';
import type { Grammar } from './grammar.ts';
import type { TextIndex } from './text-index.ts';

/** An element on the way to where somebody is. */
export type Crumb = {
  readonly tag: string;
  readonly name: string;
  /** The which of its name, where there may be several. */
  readonly index?: number;
  readonly from: number;
};

/** The elements an offset is in, outermost first, the one whose tag it stands in included. */
export const crumbsAt = (
  index: TextIndex,
  offset: number,
  grammar: Grammar,
  language: NameLanguage,
): readonly Crumb[] => {
  const { open, tag } = cursorAt(index, offset);
  const all = tag === undefined || tag.element.local === '' ? open : [...open, tag.element];
  const places = grammar.along(all);
  return all.map(({ local, index: which, from }, depth) => {
    const repeats = which > 1 || (places[depth]?.use?.max ?? 1) > 1;
    return { tag: local, name: fieldName(local, language), ...(repeats ? { index: which } : {}), from };
  });
};
