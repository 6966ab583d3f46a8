import { Failure } from '@clearbench/contracts/failure';
import { type ElementsRead, readElements } from '@clearbench/iso20022/message-text/read-elements';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import type { Profile } from '@clearbench/iso20022/profile';
import { type DatedGroup, datedGroup } from './dated-group.ts';
import { type Segment, type SlotElement, segmentsOf } from './segments.ts';
import { isTotal } from './totals.ts';
import { type PatternOptions, type TransactionPattern, transactionPattern } from './transaction-pattern.ts';

/** A message, divided into what stays, its totals and its transactions. */
export type MessagePattern = {
  readonly messageType: string;
  /** Before and after the group of the transactions; empty where the whole message is the group. */
  readonly opening: readonly Segment[];
  readonly closing: readonly Segment[];
  /** Between two groups: the indentation. */
  readonly groupSeparator: string;
  /** Of the group, before and after its transactions. */
  readonly head: readonly Segment[];
  readonly tail: readonly Segment[];
  /** The date of the group in the template; undefined where groups cannot be repeated. */
  readonly date: string | undefined;
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

const transactionIn = (element: TextElement): TextElement | undefined => {
  if (element.type !== undefined && element.model?.transaction === element.name) return element;
  for (const child of element.children) {
    const found = transactionIn(child);
    if (found !== undefined) return found;
  }
  return undefined;
};

const readTransaction = (text: string, profile: Profile, number: number): Found => {
  const read = readElements(text, { profile, transaction: number });
  if (read.failure !== undefined) throw new Failure('file.notWellFormed', { line: read.failure.line });
  const transaction = read.root && transactionIn(read.root);
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

const indentationBefore = (text: string, at: number): string =>
  /\s*$/.exec(text.slice(Math.max(0, at - 200), at))?.[0] ?? '';

/** The text around the transactions, divided at the group and at its slots. */
const aroundTransactions = (text: string, slots: readonly SlotElement[], group: TextElement | undefined) => {
  const { from, to } = group ?? { from: 0, to: text.length };
  return {
    opening: group ? segmentsOf(text, slots, 0, from) : [],
    closing: group ? segmentsOf(text, slots, to, text.length) : [],
    groupSeparator: indentationBefore(text, from),
    partsOf: (transactionsFrom: number, transactionsTo: number) => ({
      head: segmentsOf(text, slots, from, transactionsFrom),
      tail: segmentsOf(text, slots, transactionsTo, to),
    }),
  };
};

type GroupFound = DatedGroup | undefined;

const slotsOf = (root: TextElement, transaction: TextElement, group: GroupFound): readonly SlotElement[] =>
  [
    ...totalsIn(root, transaction).map((element): SlotElement => ({ element, kind: 'total' })),
    ...(group?.slots ?? []),
  ].toSorted((one, other) => one.element.from - other.element.from);

/** Divides a message; fails if it is not well-formed or has no element that repeats for each transaction. */
export const messagePattern = (text: string, profile: Profile, options: PatternOptions): MessagePattern => {
  const { read, root, transaction } = readTransaction(text, profile, 1);
  const { transactions, namespace } = read;
  const message = transaction.model?.name ?? '';
  const parentEnd = transaction.parent?.closeFrom ?? text.length;
  if (transactions.some((from) => from > parentEnd)) throw new Failure('file.severalGroups', { messageType: message });
  const others = Array.from({ length: Math.min(mostRead, transactions.length) - 1 }, (_, index) =>
    readTransaction(text, profile, index + 2),
  );
  const lastEnd =
    transactions.length === 1 ? transaction.to : readTransaction(text, profile, transactions.length).transaction.to;
  const isDated = options.vary?.businessDays !== undefined;
  const group = isDated ? datedGroup({ text, transaction, namespace }, profile) : undefined;
  const { partsOf, ...around } = aroundTransactions(text, slotsOf(root, transaction, group), group?.element);
  return {
    messageType: message,
    ...around,
    ...partsOf(transaction.from, lastEnd),
    date: group?.date,
    separator: indentationBefore(text, transaction.from),
    transactions: [transaction, ...others.map((other) => other.transaction)].map((element) =>
      transactionPattern(text, element, { ...options, date: group?.date }),
    ),
    transactionName: transaction.name,
  };
};
