import { type Decimal, parseDecimal } from '@clearbench/iso20022/decimal';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import { idNumber, idStem } from './numbered-id.ts';

/** The text of a transaction, divided at the end of each identifier. */
export type TransactionPattern = {
  /** One more than there are identifiers; the number of the transaction goes between them. */
  readonly parts: readonly string[];
  /** By name, such as IntrBkSttlmAmt. */
  readonly amounts: ReadonlyMap<string, Decimal>;
};

const uetrs = ['UETR', 'OrgnlUETR'];

/** The transaction's own identifiers, those of its original, and its mandates. */
const identifiers = [
  ...['InstrId', 'EndToEndId', 'TxId', 'RtrId', 'RvslId', 'CxlId', 'StsId', 'StsReqId', 'CxlStsId', 'ModStsId'],
  ...['OrgnlInstrId', 'OrgnlEndToEndId', 'OrgnlTxId', 'MndtId', 'OrgnlMndtId'],
  ...uetrs,
];

/** The reference where the debtor gave none; the same in every transaction. */
const noReference = 'NOTPROVIDED';

/** Amounts that a header totals, by their place in the transaction. */
const amountPaths: Readonly<Record<string, readonly string[]>> = {
  IntrBkSttlmAmt: ['IntrBkSttlmAmt'],
  RtrdIntrBkSttlmAmt: ['RtrdIntrBkSttlmAmt'],
  RvsdIntrBkSttlmAmt: ['RvsdIntrBkSttlmAmt'],
  InstdAmt: ['InstdAmt'],
  OrderedAmt: ['Amt', 'InstdAmt'],
  EqvtAmt: ['Amt', 'EqvtAmt', 'Amt'],
  RvsdInstdAmt: ['RvsdInstdAmt'],
  OrgnlIntrBkSttlmAmt: ['OrgnlIntrBkSttlmAmt'],
  OrgnlInstdAmt: ['OrgnlInstdAmt'],
};

const below = (element: TextElement, path: readonly string[]): TextElement | undefined =>
  path.reduce<TextElement | undefined>((at, name) => at?.children.find((child) => child.name === name), element);

/** The text of an element without elements in it. */
export const textIn = (text: string, element: TextElement): string => text.slice(element.openEnd, element.closeFrom);

const amountsOf = (text: string, transaction: TextElement): ReadonlyMap<string, Decimal> => {
  const amounts = new Map<string, Decimal>();
  for (const [name, path] of Object.entries(amountPaths)) {
    const element = below(transaction, path);
    const amount = element && parseDecimal(textIn(text, element).trim());
    if (amount !== undefined) amounts.set(name, amount);
  }
  return amounts;
};

const isIdentifier = (text: string, { name, children, openEnd, closeFrom }: TextElement): boolean => {
  if (!identifiers.includes(name) || children.length > 0 || closeFrom === openEnd) return false;
  const value = text.slice(openEnd, closeFrom);
  return value !== noReference && !/[<&]/.test(value);
};

function* identifiersIn(text: string, element: TextElement): Generator<TextElement, void> {
  if (isIdentifier(text, element)) yield element;
  for (const child of element.children) yield* identifiersIn(text, child);
}

type PatternOptions = {
  readonly seed: number;
  /** Values that stay as they are, such as an identifier with a planned error. */
  readonly keeps?: (value: string) => boolean;
};

/** Divides the text of a transaction into what stays and the ends of its identifiers. */
export const transactionPattern = (
  text: string,
  transaction: TextElement,
  { seed, keeps = () => false }: PatternOptions,
): TransactionPattern => {
  const parts: string[] = [];
  let piece = '';
  let at = transaction.from;
  for (const element of identifiersIn(text, transaction)) {
    const value = textIn(text, element);
    if (keeps(value)) continue;
    piece += text.slice(at, element.openEnd);
    parts.push(piece + idStem({ value, kind: uetrs.includes(element.name) ? 'uetr' : 'id' }, seed));
    piece = '';
    at = element.closeFrom;
  }
  parts.push(text.slice(at, transaction.to));
  return { parts, amounts: amountsOf(text, transaction) };
};

/** The text of one transaction. */
export const transactionText = ({ parts }: TransactionPattern, transaction: number): string =>
  parts.join(idNumber(transaction));
