import { addDecimals, compareDecimals, formatDecimal, parseDecimal, zero } from '@clearbench/iso20022/decimal';
import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';

type Reported = {
  /** Number of transactions by status. */
  readonly listed: { rejected: number; others: number };
  group: MessageNode | undefined;
  groups: number;
};

/** Compares a figure of the original with the sum of the figures by status, if every status has one. */
const addsUp = (group: MessageNode, stated: string, detailed: string, variant: string): readonly RuleFinding[] => {
  const node = descend(group, stated);
  const original = parseDecimal(node?.text ?? '');
  const parts = childrenNamed(group, 'NbOfTxsPerSts').map((per) => parseDecimal(descend(per, detailed)?.text ?? ''));
  if (node === undefined || original === undefined || parts.length === 0) return [];
  let sum = zero;
  for (const part of parts) {
    if (part === undefined) return [];
    sum = addDecimals(sum, part);
  }
  if (compareDecimals(original, sum) === 0) return [];
  return [{ node, variant, value: node.text, expected: formatDecimal(sum, variant === 'sum' ? 2 : 0) }];
};

/** NaN if the text is not a number; the structure check reports it. */
const numberIn = (text: string): number => (/^\d{1,15}$/.test(text) ? Number(text) : Number.NaN);

/** The number of transactions with the status according to the group. */
const countOf = (group: MessageNode, isWanted: (status: string) => boolean): number =>
  childrenNamed(group, 'NbOfTxsPerSts')
    .filter((per) => isWanted(textAt(per, 'DtldSts') ?? ''))
    .reduce((count, per) => count + numberIn(textAt(per, 'DtldNbOfTxs') ?? '0'), 0);

/** A report can list rejected transactions only; without the total number there can be others. */
const isInPart = (group: MessageNode, rejected: number, others: number): boolean => {
  const all = textAt(group, 'OrgnlNbOfTxs');
  return rejected > 0 && (others > 0 || all === undefined || !(numberIn(all) <= rejected));
};

const contradiction = ({ group, groups, listed }: Reported): readonly RuleFinding[] => {
  const node = descend(group, 'GrpSts');
  if (group === undefined || node === undefined || groups > 1) return [];
  const rejected = Math.max(
    listed.rejected,
    countOf(group, (status) => status === 'RJCT'),
  );
  const others = Math.max(
    listed.others,
    countOf(group, (status) => status !== 'RJCT'),
  );
  if (Number.isNaN(rejected + others)) return [];
  const found = { node, value: node.text };
  if (node.text === 'PART') return isInPart(group, rejected, others) ? [] : [{ ...found, variant: 'part' }];
  if (node.text === 'RJCT') return others > 0 ? [{ ...found, variant: 'rejected' }] : [];
  return node.text.startsWith('AC') && rejected > 0 ? [{ ...found, variant: 'accepted' }] : [];
};

export const rule = defineRule<Reported>({
  id: 'R-18',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['OrgnlGrpInfAndSts/OrgnlNbOfTxs', 'OrgnlGrpInfAndSts/GrpSts'],
  appliesTo: messages('pacs.002'),
  select: ['FIToFIPmtStsRpt/OrgnlGrpInfAndSts', 'TxInfAndSts/TxSts'],
  transactionState: () => 'counted',
  open: () => ({ listed: { rejected: 0, others: 0 }, group: undefined, groups: 0 }),
  check: (node, _, state) => {
    if (node.name === 'TxSts') {
      state.listed[node.text === 'RJCT' ? 'rejected' : 'others']++;
      return [];
    }
    state.group ??= node;
    state.groups++;
    return [
      ...addsUp(node, 'OrgnlNbOfTxs', 'DtldNbOfTxs', 'count'),
      ...addsUp(node, 'OrgnlCtrlSum', 'DtldCtrlSum', 'sum'),
    ];
  },
  close: (_, state) => contradiction(state),
});
