import type { Variation } from '@clearbench/contracts/template/generate-routes';
import { type Decimal, formatDecimal, parseDecimal } from '@clearbench/iso20022/decimal';
import type { TextElement } from '@clearbench/iso20022/message-text/text-element';
import { idNumber, idStem } from './numbered-id.ts';
import { type VariedParty, type VariedValues, variedParties } from './variation.ts';

/** What differs between two transactions: the number in an identifier, the amount, the date, the name of a party. */
type Slot = 'number' | 'amount' | 'date' | VariedParty;

/** The text of a transaction, divided at each place that differs between transactions. */
export type TransactionPattern = {
  /** One more than there are slots. */
  readonly parts: readonly string[];
  readonly slots: readonly Slot[];
  /** Whether something besides the number differs. */
  readonly isVaried: boolean;
  /** By name, such as IntrBkSttlmAmt. */
  readonly amounts: ReadonlyMap<string, Decimal>;
  /** The names of the amounts that vary. */
  readonly varied: ReadonlySet<string>;
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

/** The first amount that a header totals. */
const mainAmountIn = (text: string, transaction: TextElement): string | undefined => {
  const elements = Object.values(amountPaths).map((path) => below(transaction, path));
  const main = elements.find((element) => element !== undefined);
  return main && textIn(text, main);
};

const partyOf = ({ path }: TextElement): VariedParty | undefined =>
  variedParties.find((party) => path.endsWith(`/${party}/Nm`) || path.endsWith(`/${party}/Pty/Nm`));

/** What varies in a transaction: amounts equal to its main one, names, and a collection date equal to that of its group. */
type Varying = Pick<Variation, 'amounts' | 'names'> & {
  readonly mainAmount: string | undefined;
  readonly date: string | undefined;
};

/** Elements whose text varies, in the order of the text. */
function* variedIn(text: string, element: TextElement, varying: Varying): Generator<VariedElement, void> {
  if (element.children.length > 0) {
    for (const child of element.children) yield* variedIn(text, child, varying);
    return;
  }
  const { amounts, names, mainAmount, date } = varying;
  const value = textIn(text, element);
  if (amounts && element.attributes.Ccy !== undefined && value === mainAmount) yield { element, slot: 'amount' };
  if (date !== undefined && element.name === 'ReqdColltnDt' && value === date) yield { element, slot: 'date' };
  const party = names ? partyOf(element) : undefined;
  if (party !== undefined) yield { element, slot: party };
}

type VariedElement = { readonly element: TextElement; readonly slot: Slot };

export type PatternOptions = {
  readonly seed: number;
  readonly vary?: Variation | undefined;
  /** The date of the group, where dates vary. */
  readonly date?: string | undefined;
  /** Values that stay as they are, such as an identifier with a planned error. */
  readonly keeps?: (value: string) => boolean;
};

const variedElementsIn = (
  text: string,
  transaction: TextElement,
  { vary = {}, date }: Pick<PatternOptions, 'vary' | 'date'>,
): readonly VariedElement[] => {
  const numbers = [...identifiersIn(text, transaction)].map((element): VariedElement => ({ element, slot: 'number' }));
  const others = variedIn(text, transaction, { ...vary, mainAmount: mainAmountIn(text, transaction), date });
  return [...numbers, ...others].toSorted((one, other) => one.element.from - other.element.from);
};

/** The amounts that the header totals and that vary. */
const variedAmounts = (text: string, transaction: TextElement, { amounts }: Variation): readonly string[] => {
  const main = mainAmountIn(text, transaction);
  return Object.entries(amountPaths).flatMap(([name, path]) => {
    const element = below(transaction, path);
    return amounts && element && textIn(text, element) === main ? [name] : [];
  });
};

/** Divides the text of a transaction into what stays and what differs. */
export const transactionPattern = (
  text: string,
  transaction: TextElement,
  { seed, vary = {}, date, keeps = () => false }: PatternOptions,
): TransactionPattern => {
  const parts: string[] = [];
  const slots: Slot[] = [];
  let at = transaction.from;
  let isMainKept = false;
  for (const { element, slot } of variedElementsIn(text, transaction, { vary, date })) {
    const value = textIn(text, element);
    if (keeps(value)) {
      if (slot === 'amount') isMainKept = true;
      continue;
    }
    const kind = uetrs.includes(element.name) ? 'uetr' : 'id';
    parts.push(text.slice(at, element.openEnd) + (slot === 'number' ? idStem({ value, kind }, seed) : ''));
    slots.push(slot);
    at = element.closeFrom;
  }
  parts.push(text.slice(at, transaction.to));
  const varied = isMainKept ? [] : variedAmounts(text, transaction, vary);
  const isVaried = slots.some((slot) => slot !== 'number');
  return { parts, slots, isVaried, amounts: amountsOf(text, transaction), varied: new Set(varied) };
};

/** The values of the transactions of a group, with its date. */
export type ValuesOfGroup = VariedValues & { readonly date: string };

const slotText = (slot: Slot, transaction: number, values: ValuesOfGroup): string => {
  if (slot === 'number') return idNumber(transaction);
  if (slot === 'date') return values.date;
  return slot === 'amount' ? formatDecimal(values.amount(transaction), 2) : values.name(transaction, slot);
};

/** The text of one transaction. */
export const transactionText = (
  { parts, slots, isVaried }: TransactionPattern,
  transaction: number,
  values: ValuesOfGroup,
): string => {
  if (!isVaried) return parts.join(idNumber(transaction));
  const pieces = parts.map((part, index) => {
    const slot = slots[index];
    return slot === undefined ? part : part + slotText(slot, transaction, values);
  });
  return pieces.join('');
};
