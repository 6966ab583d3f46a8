import { descend, type MessageNode } from '../../message-node.ts';
import { type RuleFinding, rule } from '../../rule.ts';
import { messages } from '../scope.ts';
import { inquiryAnswers } from './inquiry-answers.ts';

const refused = 'RJCR';

const statusOf = (transaction: MessageNode): readonly RuleFinding[] => {
  const node = descend(transaction, 'TxCxlSts');
  if (node === undefined) return [{ node: transaction, variant: 'noStatus', expected: refused }];
  return node.text === refused ? [] : [{ node, variant: 'status', value: node.text, expected: refused }];
};

const reasonOf = (transaction: MessageNode): readonly RuleFinding[] =>
  descend(transaction, 'CxlStsRsnInf', 'Rsn') === undefined ? [{ node: transaction, variant: 'noReason' }] : [];

/** a camt.029 refuses recalls, for a reason each; who agrees sends the money back by pacs.004. Which reasons, R-07 says. */
export const refusalOfARecall = rule<{ isInquiry: boolean }>({
  id: 'R-12',
  layer: 'scheme',
  severity: 'Error',
  source: 'EPC115-06 and EPC122-16, negative response to a recall: RJCR for the case and for each transaction',
  appliesTo: (context) => messages('camt.029')(context) && context.messageType !== 'camt.029.001.08',
  select: ['RsltnOfInvstgtn/Sts', 'CxlDtls/TxInfAndSts'],
  open: () => ({ isInquiry: false }),
  check: (node, _, state) => {
    if (node.name === 'TxInfAndSts') return state.isInquiry ? [] : [...statusOf(node), ...reasonOf(node)];
    const confirmation = descend(node, 'Conf');
    if (confirmation === undefined) return [{ node, variant: 'noConfirmation', expected: refused }];
    const { text: value } = confirmation;
    state.isInquiry = inquiryAnswers.includes(value);
    if (state.isInquiry || value === refused) return [];
    return [{ node: confirmation, variant: 'confirmation', value, expected: refused }];
  },
});
