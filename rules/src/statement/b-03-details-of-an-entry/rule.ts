import {
  addDecimals,
  compareDecimals,
  type Decimal,
  formatDecimal,
  parseDecimal,
  subtractDecimals,
  zero,
} from '@clearbench/iso20022/decimal';
import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { accountReports } from '../../scope.ts';
import { addSigned, entryStatuses, type SignedAmount, signedAmountIn } from '../statement-reading.ts';

/** The parts of an entry so far: a sum is known as long as every part has an amount in the currency of the entry. */
type Parts = { count: number; sum: Decimal; isKnown: boolean; only: MessageNode | undefined };

type Entry = {
  readonly node: MessageNode;
  readonly signed: SignedAmount | undefined;
  readonly batches: Parts;
  readonly transactions: Parts;
  /** The details (NtryDtls) that are being read, and what they state and contain. */
  details: MessageNode | undefined;
  detailsCount: number;
  stated: MessageNode | undefined;
  allDetails: number;
};

const noParts = (): Parts => ({ count: 0, sum: zero, isKnown: true, only: undefined });

const startEntry = (node: MessageNode): Entry => ({
  node,
  signed: signedAmountIn(node),
  batches: noParts(),
  transactions: noParts(),
  details: undefined,
  detailsCount: 0,
  stated: undefined,
  allDetails: 0,
});

/** The amount of a batch or transaction in the currency of the entry; without a direction it has that of the entry. */
const partAmount = (
  part: MessageNode,
  place: MessageNode | undefined,
  entry: SignedAmount,
): SignedAmount | undefined => {
  const amount = place && parseDecimal(place.text);
  if (amount === undefined || place?.attributes.Ccy !== entry.currency) return undefined;
  const direction = textAt(part, 'CdtDbtInd');
  return {
    amount,
    currency: entry.currency,
    isCredit: direction === undefined ? entry.isCredit : direction === 'CRDT',
  };
};

const addPart = ({ signed }: Entry, parts: Parts, part: MessageNode, place: MessageNode | undefined): void => {
  parts.count += 1;
  parts.only = parts.count === 1 ? place : undefined;
  const amount = signed && partAmount(part, place, signed);
  // Charges can be deducted from the amount of a transaction.
  if (amount === undefined || descend(part, 'Chrgs') !== undefined) parts.isKnown = false;
  else parts.sum = addSigned(parts.sum, amount);
};

/** A batch lists all its transactions or none; banks also describe the batch as a whole with one entry of details. */
const endDetails = (entry: Entry): readonly RuleFinding[] => {
  const { stated, detailsCount } = entry;
  entry.stated = undefined;
  entry.detailsCount = 0;
  if (stated === undefined || detailsCount < 2 || !/^\d{1,15}$/.test(stated.text)) return [];
  if (Number(stated.text) === detailsCount) return [];
  return [{ node: stated, variant: 'count', value: stated.text, expected: String(detailsCount) }];
};

const absolute = (value: Decimal): Decimal => (value.units < 0n ? subtractDecimals(zero, value) : value);

/** A finding if the parts add up to another amount than that of the entry. */
const partFindings = (
  { node, signed }: Entry,
  { count, sum, isKnown, only }: Parts,
  variant: string,
): readonly RuleFinding[] => {
  if (signed === undefined || !isKnown || count === 0 || node.children.some(({ name }) => name === 'Chrgs')) return [];
  const wanted = addSigned(zero, signed);
  if (compareDecimals(sum, wanted) === 0) return [];
  const direction = descend(only?.parent, 'CdtDbtInd');
  if (direction !== undefined && compareDecimals(addDecimals(sum, wanted), zero) === 0) {
    return [
      { node: direction, variant: 'direction', value: direction.text, expected: signed.isCredit ? 'CRDT' : 'DBIT' },
    ];
  }
  const amount = formatDecimal(signed.amount, 2);
  if (only !== undefined) return [{ node: only, variant, value: only.text, expected: amount }];
  const place = descend(node, 'Amt') ?? node;
  return [
    {
      node: place,
      variant: variant === 'batch' ? 'batches' : 'transactions',
      value: place.text,
      params: { sum: formatDecimal(absolute(sum), 2) },
    },
  ];
};

type State = { entry: Entry | undefined };

const endEntry = (state: State): readonly RuleFinding[] => {
  const { entry } = state;
  state.entry = undefined;
  if (entry === undefined) return [];
  const { batches, transactions, allDetails } = entry;
  const counts = endDetails(entry);
  const ofBatches = batches.count === allDetails ? partFindings(entry, batches, 'batch') : [];
  return [...counts, ...ofBatches, ...(ofBatches.length > 0 ? [] : partFindings(entry, transactions, 'transaction'))];
};

/** The details of an entry end when those of another begin. */
const enterDetails = (entry: Entry, details: MessageNode | undefined): readonly RuleFinding[] => {
  if (details === entry.details) return [];
  const findings = endDetails(entry);
  entry.details = details;
  entry.allDetails += 1;
  return findings;
};

const readBatch = (entry: Entry, node: MessageNode): readonly RuleFinding[] => {
  const findings = enterDetails(entry, node.parent);
  entry.stated = descend(node, 'NbOfTxs');
  addPart(entry, entry.batches, node, descend(node, 'TtlAmt'));
  return findings;
};

const readTransaction = (entry: Entry, node: MessageNode): readonly RuleFinding[] => {
  const findings = enterDetails(entry, node.parent);
  entry.detailsCount += 1;
  addPart(entry, entry.transactions, node, descend(node, 'Amt') ?? descend(node, 'AmtDtls', 'TxAmt', 'Amt'));
  return findings;
};

export const rule = defineRule<State>({
  id: 'B-03',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['Ntry/Amt', 'Btch/NbOfTxs', 'Btch/TtlAmt', 'Btch/CdtDbtInd', 'TxDtls/Amt', 'TxDtls/CdtDbtInd', 'TxAmt/Amt'],
  appliesTo: accountReports,
  select: [entryStatuses, 'NtryDtls/Btch', 'NtryDtls/TxDtls'],
  open: () => ({ entry: undefined }),
  check: (node, _, state) => {
    if (node.name === 'Sts') {
      const findings = endEntry(state);
      state.entry = node.parent && startEntry(node.parent);
      return findings;
    }
    if (state.entry === undefined) return [];
    return node.name === 'Btch' ? readBatch(state.entry, node) : readTransaction(state.entry, node);
  },
  close: (_, state) => endEntry(state),
});
