import { messageModel } from '@clearbench/iso20022/model/message-models';
import { sniffMessage } from '@clearbench/iso20022/reader/sniff-message';
import type { PartStart } from '@clearbench/validation-engine/parts/boundary';

/** How two threads share a text, in bytes: the second one reads its beginning and then what is between `from` and `to`. */
export type Division = {
  /** The end tag of a transaction; all places are behind one. */
  readonly endTag: Buffer;
  readonly beginning: number;
  readonly from: number;
  readonly to: number;
};

/** Enough for the group header and the first transactions. */
const sniffedBytes = 65_536;

/** Transactions at the beginning, so that the second thread knows their shape. */
const transactionsAtBeginning = 4;

/** The second thread also counts what it leaves out. */
const firstShare = 0.54;

const newline = 0x0a;

const textOf = ({ buffer, byteOffset, length }: Uint8Array): Buffer => Buffer.from(buffer, byteOffset, length);

/** Where the next end tag at or behind `from` ends; -1 if there is none. */
const endOfNext = (text: Buffer, endTag: Buffer, from: number): number => {
  const at = text.indexOf(endTag, from);
  return at < 0 ? -1 : at + endTag.length;
};

/** Divides a text of transactions; what looks like the end of one may be something else, which the validation notices. */
export const divide = (bytes: Uint8Array): Division | undefined => {
  const { messageType } = sniffMessage(bytes.subarray(0, sniffedBytes));
  const transaction = messageModel(messageType ?? '')?.transaction;
  if (transaction === undefined) return undefined;
  const text = textOf(bytes);
  const endTag = Buffer.from(`</${transaction}>`);
  let beginning = 0;
  for (let k = 0; k < transactionsAtBeginning && beginning >= 0; k++) beginning = endOfNext(text, endTag, beginning);
  const from = endOfNext(text, endTag, Math.floor(bytes.length * firstShare));
  const last = text.lastIndexOf(endTag);
  const to = last < 1 ? -1 : text.lastIndexOf(endTag, last - 1) + endTag.length;
  return beginning >= 0 && beginning <= from && from < to ? { endTag, beginning, from, to } : undefined;
};

const ones = 0x01010101;
const sevenBits = 0x7f7f7f7f;

/** Number of newlines in four bytes. */
const newlinesIn = (four: number): number => {
  const differing = four ^ (newline * ones);
  const same = ~(((differing & sevenBits) + sevenBits) | differing | sevenBits);
  if (same === 0) return 0;
  return ((same >>> 7) & 1) + ((same >>> 15) & 1) + ((same >>> 23) & 1) + (same >>> 31);
};

/** Newlines before a place, four bytes at once. */
const countNewlines = (bytes: Uint8Array, end: number): number => {
  const { buffer, byteOffset } = bytes;
  const aligned = Math.min(end, -byteOffset & 3);
  const fours = new Int32Array(buffer, byteOffset + aligned, (end - aligned) >> 2);
  let count = 0;
  for (let at = 0; at < aligned; at++) if (bytes[at] === newline) count++;
  for (let at = 0; at < fours.length; at++) count += newlinesIn(fours[at] as number);
  for (let at = aligned + fours.length * 4; at < end; at++) if (bytes[at] === newline) count++;
  return count;
};

/** Counts what is before a place, without reading it. */
export const countBefore = (bytes: Uint8Array, { endTag, from }: Division): PartStart => {
  const line = countNewlines(bytes, from) + 1;
  const text = textOf(bytes);
  let transactions = 0;
  for (let at = endOfNext(text, endTag, 0); at >= 0 && at <= from; at = endOfNext(text, endTag, at)) transactions++;
  return { offset: from, line, column: from - bytes.lastIndexOf(newline, from - 1), transactions, index: transactions };
};

/** Pieces between two places, each up to the end of a transaction. */
export const piecesBetween = function* (
  bytes: Uint8Array,
  { endTag, from, to }: Division,
  length: number,
): Iterable<Uint8Array> {
  const text = textOf(bytes);
  for (let at = from; at < to; ) {
    const last = at + length >= to ? to : text.lastIndexOf(endTag, at + length) + endTag.length;
    const end = last > at ? last : endOfNext(text, endTag, at + length);
    yield bytes.subarray(at, end);
    at = end;
  }
};
