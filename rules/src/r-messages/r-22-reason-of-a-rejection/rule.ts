import { descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { messages, scheme } from '../../scope.ts';

/** The group, whether it states a reason, and the number of transactions. */
type Reported = { group: MessageNode | undefined; hasReason: boolean; transactions: number };

const rejected = 'RJCT';

const hasReasonIn = (part: MessageNode): boolean => descend(part, 'StsRsnInf', 'Rsn') !== undefined;

/** A transaction without a status of its own has that of the group; in a partly accepted group it is a rejection. */
const isRejected = (transaction: MessageNode, group: MessageNode | undefined): boolean => {
  const status = textAt(transaction, 'TxSts') ?? textAt(group, 'GrpSts') ?? rejected;
  return status === rejected || (status === 'PART' && textAt(transaction, 'TxSts') === undefined);
};

/** S-03 checks answers to instant payments. */
export const rule = defineRule<Reported>({
  id: 'R-22',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['OrgnlGrpInfAndSts/GrpSts', 'TxInfAndSts/StsRsnInf'],
  appliesTo: (context) => messages('pacs.002')(context) && !scheme('inst')(context),
  select: ['FIToFIPmtStsRpt/OrgnlGrpInfAndSts', 'FIToFIPmtStsRpt/TxInfAndSts'],
  transactionState: () => 'counted',
  open: () => ({ group: undefined, hasReason: false, transactions: 0 }),
  check: (node, _, state) => {
    if (node.name === 'OrgnlGrpInfAndSts') {
      state.group ??= node;
      state.hasReason ||= hasReasonIn(node);
      return [];
    }
    state.transactions += 1;
    if (state.hasReason || hasReasonIn(node) || !isRejected(node, state.group)) return [];
    return [{ node, variant: 'transaction' }];
  },
  close: (_, { group, hasReason, transactions }) => {
    const status = descend(group, 'GrpSts');
    if (status?.text !== rejected || hasReason || transactions > 0) return [];
    return [{ node: status, variant: 'group', value: status.text }];
  },
});
