import { facet } from '@clearbench/iso20022/model/facets';
import { lessThan, textClass, textClasses } from '@clearbench/xml/tokenizer/characters';
import { limit } from '@clearbench/xml/tokenizer/token';
import type { TransactionShape } from './transaction-shape.ts';

/** Index after the markup from `from` to `to` if it is at `at`; else -1. */
const passMarkup = (markup: Uint8Array, from: number, to: number, bytes: Uint8Array, at: number): number => {
  let i = at;
  for (let k = from; k < to; k++, i++) if (bytes[i] !== markup[k]) return -1;
  return i;
};

/** Index after a value of the usual characters without blanks at its ends; else -1. */
const passValue = (bytes: Uint8Array, from: number): number => {
  if (textClasses[bytes[from] as number] !== textClass.plain) return -1;
  let i = from + 1;
  while ((textClasses[bytes[i] as number] as number) <= textClass.blank) i++;
  return bytes[i] === lessThan && bytes[i - 1] !== 0x20 && i - from < limit.piece ? i : -1;
};

const passRuns = ({ markup, markupEnds, starts, valueStarts }: TransactionShape, bytes: Uint8Array, at: number) => {
  let i = at;
  let run = 0;
  for (let value = 0; value < valueStarts.length; value++) {
    const end = markupEnds[value] as number;
    i = passMarkup(markup, run, end, bytes, i);
    if (i < 0) return -1;
    valueStarts[value] = i;
    i = passValue(bytes, i);
    if (i < 0) return -1;
    starts[value + 2] = i;
    run = end;
  }
  return passMarkup(markup, run, markup.length, bytes, i);
};

/**
 * Index after the transaction at `at` if it has the shape and correct values; else -1. The places of its values are then
 * in the shape.
 */
export const matchShape = (shape: TransactionShape, bytes: Uint8Array, at: number): number => {
  const end = passRuns(shape, bytes, at);
  if (end < 0) return -1;
  const { values, starts, valueStarts } = shape;
  for (let value = 0; value < values.length; value++) {
    const automaton = values[value];
    if (automaton?.check(bytes, valueStarts[value] as number, starts[value + 2] as number) !== facet.none) return -1;
  }
  starts[1] = at;
  return end;
};
