import { type SlotFaults, slotFaults } from '@clearbench/contracts/translation/check-text';
import { originalOf, pluralFormOf } from '@clearbench/contracts/translation/plural-forms';
import type { TextTable } from './table.ts';

/** A part of a text: words, or a placeholder. */
export type Piece = { readonly at: number; readonly text: string; readonly slot: boolean };

/** A text split at its placeholders. */
export const piecesOf = (text: string): readonly Piece[] => {
  let at = 0;
  return text
    .split(/(\{\{[^{}]*\}\})/)
    .map((piece, index) => {
      const found = { at, text: piece, slot: index % 2 === 1 };
      at += piece.length;
      return found;
    })
    .filter((piece) => piece.text !== '');
};

/** The missing and the superfluous placeholders of a text, compared with the English original of its key. */
export const faultsOf = ({ english }: TextTable, language: string, key: string, text: string): SlotFaults => {
  const original = originalOf(english, language, key);
  if (original === undefined) return { missing: [], extra: [] };
  return slotFaults(original, text, pluralFormOf(english, key) !== undefined);
};

export const isFaulty = ({ missing, extra }: SlotFaults): boolean => missing.length + extra.length > 0;

/** The placeholder as in the original, including its format. */
export const slotAs = (original: string, name: string): string =>
  new RegExp(`\\{\\{[\\s-]*${name.replaceAll('.', '\\.')}\\b[^{}]*\\}\\}`).exec(original)?.[0] ?? `{{${name}}}`;
