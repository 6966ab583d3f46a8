import { decodeText } from '@clearbench/xml/tokenizer/decode';
import type { Tokenizer } from '@clearbench/xml/tokenizer/state';
import { textFlag } from '@clearbench/xml/tokenizer/token';
import { passingAscii } from '@clearbench/xml/tokenizer/token-text';
import type { TransactionShape } from './transaction-shape.ts';

/** The text of a value of the latest transaction, for immediate use: a reference to it may keep the text of the whole buffer in memory. */
export const textOfValue = (t: Tokenizer, shape: TransactionShape, value: number): string => {
  const [from, to] = [shape.valueStarts[value] as number, shape.valueEnds[value] as number];
  const flags = shape.valueFlags[value] as number;
  return (flags & textFlag.foreign) === 0 ? passingAscii(t, from, to) : decodeText(t.bytes, from, to, flags);
};
