import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { defineRule } from '@clearbench/validation-engine/rule';
import { messages } from '../../scope.ts';
import { verification } from '../report-levels.ts';

/** Where banks state the name: with the reason, with the creditor of the original, or in supplementary data. */
const hasName = (transaction: MessageNode): boolean => {
  const creditor = descend(transaction, 'OrgnlTxRef', 'Cdtr');
  return (
    childrenNamed(transaction, 'StsRsnInf').some((information) => textAt(information, 'AddtlInf') !== undefined) ||
    (descend(creditor, 'Nm') ?? descend(creditor, 'Pty', 'Nm')) !== undefined ||
    descend(transaction, 'SplmtryData') !== undefined
  );
};

export const rule = defineRule({
  id: 'C-11',
  layer: 'scheme',
  severity: 'Error',
  anchors: ['TxInfAndSts/TxSts'],
  appliesTo: messages('pain.002'),
  select: ['TxInfAndSts'],
  check: (transaction) => {
    const status = descend(transaction, 'TxSts');
    return status?.text !== verification.closeMatch || hasName(transaction) ? [] : [{ node: status }];
  },
});
