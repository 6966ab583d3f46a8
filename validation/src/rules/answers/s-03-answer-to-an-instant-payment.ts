import { childrenNamed, descend, type MessageNode } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { both, messages, scheme } from '../scope.ts';

type Answer = { group: MessageNode | undefined; transactions: number; reasons: number };

/** The whole answer: yes without a reason, or no with one. Of several transactions it cannot be said. */
const verdictOf = ({ group, transactions, reasons }: Answer, root: MessageNode): readonly RuleFinding[] => {
  const node = descend(group, 'GrpSts');
  if (group === undefined) return [{ node: root, variant: 'noGroup' }];
  const found = { node: node ?? group, value: node?.text ?? '-' };
  if (node?.text !== 'ACCP' && node?.text !== 'RJCT') return [{ ...found, variant: 'status', expected: 'ACCP, RJCT' }];
  if (transactions > 1) return [];
  if (node.text === 'ACCP') return reasons === 0 ? [] : [{ ...found, variant: 'reasonForYes' }];
  return reasons === 1 ? [] : [{ ...found, variant: 'reasonForNo', params: { reasons } }];
};

/** S-03: the answer to an instant payment is yes or no as a whole, and a no has one reason. */
export const answerToAnInstantPayment = rule<Answer>({
  id: 'S-03',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC122-16, usage rules of the positive and negative confirmation; that it names one transaction is not confirmed by a public source, hence a warning',
  appliesTo: both(messages('pacs.002'), scheme('inst')),
  select: ['FIToFIPmtStsRpt/OrgnlGrpInfAndSts', 'FIToFIPmtStsRpt/TxInfAndSts'],
  open: () => ({ group: undefined, transactions: 0, reasons: 0 }),
  check: (node, _, state) => {
    state.reasons += childrenNamed(node, 'StsRsnInf').length;
    if (node.name === 'OrgnlGrpInfAndSts') state.group ??= node;
    else state.transactions++;
    return node.name === 'TxInfAndSts' && state.transactions === 2
      ? [{ node, variant: 'transactions', severity: 'Warning' }]
      : [];
  },
  close: (_, state, root) => verdictOf(state, root),
});
