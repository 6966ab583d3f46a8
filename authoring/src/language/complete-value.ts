import { escaped } from '@clearbench/iso20022/grammar/element-text';
import type { Placed } from '@clearbench/iso20022/grammar/grammar';
import { schemePlaceAt } from '@clearbench/iso20022/grammar/scheme-place';
import type { OpenElement } from '@clearbench/xml/text-index/open-element';
import { valuesAt } from './code-values.ts';
import type { Choice, Completing } from './completing.ts';

/** Names of the elements of the innermost message, down to the last one. */
export const namesInMessage = (
  open: readonly OpenElement[],
  levels: readonly (Placed | undefined)[],
): readonly string[] => {
  const model = levels.at(-1)?.model;
  const first = levels.findLastIndex((level) => level?.model !== model) + 1;
  return open.slice(first).map(({ local }) => local);
};

/** Codes and other values that may stand in the element the cursor is in; one chosen replaces the whole value. */
export const valueChoices = ({ text, cursor, grammar, language, showsAll }: Completing): readonly Choice[] => {
  const { open } = cursor;
  const levels = grammar.along(open);
  const placed = levels.at(-1);
  const element = open.at(-1);
  if (placed?.type.kind !== 'value' || element === undefined) return [];
  const names = namesInMessage(open, levels);
  const { type, model } = placed;
  const allowed = schemePlaceAt(text, open, levels, grammar.profile)?.element?.value;
  const values = valuesAt({ names, type, messageType: model.name, allowed }, grammar.profile, language);
  const next = text.indexOf('<', element.to);
  const whole = text.slice(element.to, next < 0 ? text.length : next);
  // A value is one line; text after the line is not part of an unfinished value.
  const to = /[\r\n]/.test(whole) ? cursor.to : element.to + whole.length;
  const shown = showsAll ? values : values.filter(({ outsideSubset }) => outsideSubset === undefined);
  return shown.map(({ code, text: meaning, isOutside = false, outsideSubset }) => ({
    kind: 'code',
    label: code,
    text: meaning,
    isOutside,
    outsideSubset,
    insert: escaped(code),
    from: element.to === cursor.from || /[\r\n]/.test(whole) ? cursor.from : element.to,
    to,
  }));
};
