import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import { defineRule, type RuleFinding } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { inquiryAnswers } from '../inquiry-answers.ts';

const refused = 'RJCR';

const statusOf = (transaction: MessageNode): readonly RuleFinding[] => {
  const node = descend(transaction, 'TxCxlSts');
  if (node === undefined) return [{ node: transaction, variant: 'noStatus', expected: refused }];
  return node.text === refused ? [] : [{ node, variant: 'status', value: node.text, expected: refused }];
};

const reasonOf = (transaction: MessageNode): readonly RuleFinding[] => {
  const reason = descend(transaction, 'CxlStsRsnInf');
  if (descend(reason, 'Rsn') === undefined) return [{ node: transaction, variant: 'noReason' }];
  const code = descend(reason, 'Rsn', 'Cd');
  // The text names the legal decision; no public source says that it is mandatory.
  if (code?.text !== 'LEGL' || descend(reason, 'AddtlInf') !== undefined) return [];
  return [{ node: code, variant: 'noText', severity: 'Info' }];
};

export const rule = defineRule<{ isInquiry: boolean }>({
  id: 'R-12',
  layer: 'scheme',
  severity: 'Error',
  codes: ['CUST', 'LEGL', 'ARDT', 'AC04', 'AM04', 'NOAS', 'NOOR', 'RR04'],
  coveredBy: 'R-07',
  anchors: ['RsltnOfInvstgtn/Sts/Conf', 'TxInfAndSts/TxCxlSts', 'CxlStsRsnInf/Rsn/Cd'],
  appliesTo: (context) => messages('camt.029')(context) && context.messageType !== 'camt.029.001.08',
  select: ['RsltnOfInvstgtn/Sts', 'CxlDtls/TxInfAndSts'],
  transactionState: () => 'compared',
  open: () => ({ isInquiry: false }),
  // The answer precedes the transactions.
  inParts: {},
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
