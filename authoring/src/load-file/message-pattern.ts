import { Failure } from '@clearbench/contracts/failure';
import { type ElementsRead, readElements } from '@clearbench/iso20022/message-text/read-elements';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { Profile } from '@clearbench/iso20022/profile';
import { isTotal, type TotalSlot } from './totals.ts';
import { type PatternOptions, type TransactionPattern, transactionPattern } from './transaction-pattern.ts';

/** A part of the text around the transactions. */
export type Segment = string | TotalSlot;

/** A message, divided into what stays, its totals and its transactions. */
export type MessagePattern = {
  readonly messageType: string;
  readonly head: readonly Segment[];
  readonly tail: readonly Segment[];
  /** Between two transactions: the indentation. */
  readonly separator: string;
  readonly transactions: readonly TransactionPattern[];
  /** Name of the transactions without prefix. */
  readonly transactionName: string;
};

/** Elements that can be repeated with new identifiers; entries of a statement cannot, because of its balances. */
const repeatable = ['CdtTrfTxInf', 'DrctDbtTxInf', 'TxInf', 'TxInfAndSts'];

/** More transactions of a template than these are not read. */
const mostRead = 20;

type Found = { readonly read: ElementsRead; readonly root: TextElement; readonly transaction: TextElement };

const transactionIn = (element: TextElement, name: string): TextElement | undefined => {
  if (element.name === name && element.model?.transaction === name) return element;
  for (const child of element.children) {
    const found = transactionIn(child, name);
    if (found !== undefined) return found;
  }
  return undefined;
};

const readTransaction = (text: string, profile: Profile, number: number): Found => {
  const read = readElements(text, { profile, transaction: number });
  if (read.failure !== undefined) throw new Failure('file.notWellFormed', { line: read.failure.line });
  const transaction = read.root && transactionIn(read.root, read.transactionTag ?? '');
  const isRepeatable = repeatable.includes(transaction?.name ?? '') && (transaction?.use?.max ?? 1) > 1;
  if (read.root === undefined || transaction === undefined || !isRepeatable)
    throw new Failure('file.notRepeatable', { messageType: read.message ?? '' });
  return { read, root: read.root, transaction };
};

const totalsIn = (element: TextElement, transaction: TextElement): TextElement[] => {
  if (element === transaction) return [];
  if (isTotal(element)) return [element];
  return element.children.flatMap((child) => totalsIn(child, transaction));
};

const segmentsOf = (text: string, slots: readonly TextElement[], from: number, to: number): readonly Segment[] => {
  const segments: Segment[] = [];
  let at = from;
  for (const { name, openEnd, closeFrom } of slots.filter((slot) => slot.from >= from && slot.to <= to)) {
    segments.push(text.slice(at, openEnd), { name, value: text.slice(openEnd, closeFrom) });
    at = closeFrom;
  }
  return [...segments, text.slice(at, to)];
};

const indentationBefore = (text: string, at: number): string =>
  /\s*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? '';

/** Divides a message; fails if it is not well-formed or has no element that repeats for each transaction. */
export const messagePattern = (text: string, profile: Profile, options: PatternOptions): MessagePattern => {
  const { read, root, transaction } = readTransaction(text, profile, 1);
  const { transactions, message = '' } = read;
  const parentEnd = transaction.parent?.closeFrom ?? text.length;
  if (transactions.some((from) => from > parentEnd)) throw new Failure('file.severalGroups', { messageType: message });
  const others = Array.from({ length: Math.min(mostRead, transactions.length) - 1 }, (_, index) =>
    readTransaction(text, profile, index + 2),
  );
  const lastEnd =
    transactions.length === 1 ? transaction.to : readTransaction(text, profile, transactions.length).transaction.to;
  const slots = totalsIn(root, transaction);
  return {
    messageType: message,
    head: segmentsOf(text, slots, 0, transaction.from),
    tail: segmentsOf(text, slots, lastEnd, text.length),
    separator: indentationBefore(text, transaction.from),
    transactions: [transaction, ...others.map((other) => other.transaction)].map((element) =>
      transactionPattern(text, element, options),
    ),
    transactionName: transaction.name,
  };
};
