import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { excludedElement, missingElement } from '../constraint.ts';

/** An indicator that a message or a part of it concerns the whole original group. */
type Indicator = {
  /** The element with the reasons of the whole group. */
  readonly reason: string;
  readonly notPresentRule: string;
  readonly presentRule: string;
  readonly reasonRule: string;
};

const indicators: Readonly<Record<string, Indicator>> = {
  GrpRtr: {
    reason: 'RtrRsnInf',
    notPresentRule: 'GroupReturnAndTransactionInformationNotPresentRule',
    presentRule: 'GroupReturnAndTransactionInformationPresentRule',
    reasonRule: 'GroupReturnAndReturnReasonRule',
  },
  GrpRvsl: {
    reason: 'RvslRsnInf',
    notPresentRule: 'GroupReversalAndTransactionInformationNotPresentRule',
    presentRule: 'GroupReversalAndTransactionInformationPresentRule',
    reasonRule: 'GroupReversalAndReversalReasonRule',
  },
  GrpCxl: {
    reason: 'CxlRsnInf',
    notPresentRule: 'GroupCancellationTrueAndTransactionInformationRule',
    presentRule: 'GroupCancellationFalseAndTransactionInformationRule',
    reasonRule: 'GroupCancellationAndReasonRule',
  },
};

/** The latest indicator, the number of transactions beside it, and the transactions after it. */
type Group = { indicator: MessageNode | undefined; stated: MessageNode | undefined; transactions: number };

const isTrue = ({ text }: MessageNode): boolean => text === 'true' || text === '1';

const reasonFor = (indicator: MessageNode, rule: 'notPresentRule' | 'presentRule' | 'reasonRule') => ({
  constraint: indicators[indicator.name]?.[rule] ?? '',
  cause: `${indicator.name} ${indicator.text}`,
  parent: indicator.parent?.parent?.name ?? '',
});

/** A group that is not concerned as a whole must list its transactions. */
const closingFindings = ({ indicator, stated, transactions }: Group): readonly RuleFinding[] => {
  if (indicator === undefined || isTrue(indicator)) return [];
  if (transactions === 0) return [missingElement(indicator, 'TxInf', reasonFor(indicator, 'presentRule'))];
  if (stated === undefined || !/^\d{1,15}$/.test(stated.text) || Number(stated.text) === transactions) return [];
  return [{ node: stated, variant: 'number', value: stated.text, expected: String(transactions) }];
};

/** Starts with the indicator of a group header, or of the original group in a cancellation request. */
const startGroup = (holder: MessageNode, state: Group): readonly RuleFinding[] => {
  const findings = closingFindings(state);
  state.indicator = holder.children.find(({ name }) => indicators[name] !== undefined);
  // G-02 compares the number in a group header.
  state.stated = holder.name === 'GrpHdr' ? undefined : descend(holder, 'NbOfTxs');
  state.transactions = 0;
  return findings;
};

/** The reason of the whole group is beside the reference to the original group. */
const reasonFindings = (original: MessageNode, { indicator }: Group): readonly RuleFinding[] => {
  const name = indicators[indicator?.name ?? '']?.reason ?? '';
  if (indicator === undefined || !isTrue(indicator)) return [];
  const hasReason = original.children.some((child) => child.name === name && descend(child, 'Rsn') !== undefined);
  return hasReason ? [] : [missingElement(indicator, `${name}/Rsn`, reasonFor(indicator, 'reasonRule'))];
};

const transactionFindings = (transaction: MessageNode, state: Group): readonly RuleFinding[] => {
  const { indicator } = state;
  if (indicator === undefined || indicator.parent?.parent !== transaction.parent) return [];
  state.transactions += 1;
  if (!isTrue(indicator) || state.transactions > 1) return [];
  return [excludedElement(transaction, indicator, reasonFor(indicator, 'notPresentRule'))];
};

export const rule = defineRule<Group>({
  id: 'X-07',
  layer: 'iso',
  severity: 'Error',
  appliesTo: messages('pacs.004', 'pacs.007', 'camt.056'),
  anchors: ['GrpHdr/GrpRtr', 'GrpHdr/GrpRvsl', 'OrgnlGrpInfAndCxl/GrpCxl', 'OrgnlGrpInfAndCxl/NbOfTxs'],
  select: ['GrpHdr', 'OrgnlGrpInf', 'OrgnlGrpInfAndCxl', 'TxInf'],
  transactionState: () => 'counted',
  open: () => ({ indicator: undefined, stated: undefined, transactions: 0 }),
  check: (node, { messageType }, state) => {
    if (node.name === 'TxInf') return transactionFindings(node, state);
    if (node.name === 'OrgnlGrpInfAndCxl') return [...startGroup(node, state), ...reasonFindings(node, state)];
    if (node.name === 'GrpHdr') return messageType.startsWith('camt.') ? [] : startGroup(node, state);
    return node.parent?.name === 'TxInf' ? [] : reasonFindings(node, state);
  },
  close: (_, state) => closingFindings(state),
});
