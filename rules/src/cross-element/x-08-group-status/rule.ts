import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';

const accepted = ['ACTC', 'ACCP', 'ACSP', 'ACSC', 'ACCR', 'ACWC'];

/** Where a status is that contradicts one above, without the node, which is that of a transaction. */
type Below = Pick<MessageNode, 'name' | 'text' | 'line'>;

/** A status of a group or a payment group, and the first status below it that contradicts it. */
type Status = { readonly node: MessageNode; contradicts: Below | undefined };

type Statuses = {
  group: Status | undefined;
  payment: Status | undefined;
  /** Reports on several groups do not state to which group a transaction belongs. */
  groups: number;
};

const contradicts = (above: string, below: string): boolean =>
  above === 'RJCT' ? below === 'PDNG' || accepted.includes(below) : accepted.includes(above) && below === 'RJCT';

const compare = (above: Status | undefined, below: MessageNode): void => {
  if (above === undefined || above.contradicts !== undefined || !contradicts(above.node.text, below.text)) return;
  const { name, text, line } = below;
  above.contradicts = { name, text, line };
};

const findingsOf = (status: Status | undefined): readonly RuleFinding[] => {
  const { node, contradicts: below } = status ?? {};
  if (node === undefined || below === undefined) return [];
  const params = { status: below.name, below: below.text, line: below.line };
  return [{ node, variant: node.text === 'RJCT' ? 'rejected' : 'accepted', value: node.text, params }];
};

const statusOf = (node: MessageNode | undefined): Status | undefined => node && { node, contradicts: undefined };

export const rule = defineRule<Statuses>({
  id: 'X-08',
  layer: 'iso',
  severity: 'Error',
  appliesTo: messages('pacs.002', 'pain.002', 'pain.014'),
  anchors: ['OrgnlGrpInfAndSts/GrpSts'],
  select: ['OrgnlGrpInfAndSts', 'OrgnlPmtInfAndSts/PmtInfSts', 'TxInfAndSts/TxSts'],
  transactionState: () => 'counted',
  open: () => ({ group: undefined, payment: undefined, groups: 0 }),
  check: (node, _, state) => {
    if (node.name === 'OrgnlGrpInfAndSts') {
      state.groups += 1;
      state.group ??= statusOf(descend(node, 'GrpSts'));
      return [];
    }
    compare(state.group, node);
    if (node.name === 'TxSts') {
      if (state.payment?.node.parent === node.parent?.parent) compare(state.payment, node);
      return [];
    }
    const findings = findingsOf(state.payment);
    state.payment = statusOf(node);
    return findings;
  },
  close: (_, { group, payment, groups }) => [...findingsOf(payment), ...(groups > 1 ? [] : findingsOf(group))],
});
