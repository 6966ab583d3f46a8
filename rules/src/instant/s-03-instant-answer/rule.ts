import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { isReportedAsInstantPayment } from '@clearbench/iso20022/subsets/message-use';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { both, messages, scheme } from '../../scope.ts';

/** `isRejected`: the transaction has the status RJCT. */
type Answer = { group: MessageNode | undefined; transactions: number; reasons: number; isRejected: boolean };

/** Clearings report on R-messages about instant payments in a form of their own. */
const isAnswerToPayment = ({ group }: Answer): boolean =>
  group === undefined || isReportedAsInstantPayment(textAt(group, 'OrgnlMsgNmId') ?? '');

/** The group status is positive without a reason, or negative with one reason; a rejection may state it in the transaction only. */
const verdictOf = ({ group, transactions, reasons, isRejected }: Answer, root: MessageNode): readonly RuleFinding[] => {
  const node = descend(group, 'GrpSts');
  if (group === undefined) return [{ node: root, variant: 'noGroup' }];
  const status = node?.text ?? (isRejected ? 'RJCT' : '-');
  const found = { node: node ?? group, value: status };
  if (status !== 'ACCP' && status !== 'RJCT') return [{ ...found, variant: 'status', expected: 'ACCP, RJCT' }];
  if (transactions > 1) return [];
  if (status === 'ACCP') return reasons === 0 ? [] : [{ ...found, variant: 'reasonForYes' }];
  return reasons === 1 ? [] : [{ ...found, variant: 'reasonForNo', params: { reasons } }];
};

export const rule = defineRule<Answer>({
  id: 'S-03',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['OrgnlGrpInfAndSts/GrpSts', 'TxInfAndSts/TxSts'],
  appliesTo: both(messages('pacs.002'), scheme('inst')),
  select: ['FIToFIPmtStsRpt/OrgnlGrpInfAndSts', 'FIToFIPmtStsRpt/TxInfAndSts'],
  transactionState: () => 'counted',
  open: () => ({ group: undefined, transactions: 0, reasons: 0, isRejected: false }),
  check: (node, _, state) => {
    state.reasons += childrenNamed(node, 'StsRsnInf').length;
    if (node.name === 'OrgnlGrpInfAndSts') state.group ??= node;
    else {
      state.transactions++;
      state.isRejected ||= textAt(node, 'TxSts') === 'RJCT';
    }
    return node.name === 'TxInfAndSts' && state.transactions === 2 && isAnswerToPayment(state)
      ? [{ node, variant: 'transactions', severity: 'Warning' }]
      : [];
  },
  close: (_, state, root) => (isAnswerToPayment(state) ? verdictOf(state, root) : []),
});
