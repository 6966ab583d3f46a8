import { type FirstLines, firstLineOf } from '@clearbench/iso20022/envelopes/first-lines';
import { makerOf } from '@clearbench/iso20022/message-history/payment-facts';
import { useKeys } from '@clearbench/iso20022/message-history/payment-ids';
import { descend } from '@clearbench/iso20022/reader/message-node';
import { defineRule, noFindings } from '@clearbench/validation-engine/rule';
import { customerPayments, ofPayments } from '../../customer-payments.ts';
import { payments } from '../../scope.ts';

/** The ids of payments in the file so far, and how many of them are in earlier messages of the file. */
type OfFile = { readonly known: FirstLines; readonly before: number };

const isUsedBefore = ({ known, before }: OfFile, agent: string | undefined, id: string): boolean =>
  (firstLineOf(known, useKeys.transaction(agent, id), known.count) ?? before) < before;

export const rule = defineRule<OfFile | undefined>({
  id: 'I-01',
  layer: 'scheme',
  severity: 'Error',
  codes: ['AM05'],
  coveredBy: 'T-03',
  appliesTo: payments,
  earlier: 'optional',
  anchors: ['PmtId/TxId'],
  select: [...ofPayments('PmtId'), ...customerPayments],
  transactionState: () => 'compared',
  open: (ids) => ids && { known: ids.ofPayments, before: ids.ofPayments.count },
  // Only a text that is one message has parts.
  inParts: {},
  check: (node, { profile: { earlier } }, ofFile) => {
    if (node.name === 'PmtId') return descend(node, 'TxId') === undefined ? [{ node, variant: 'missing' }] : [];
    const id = (earlier ?? ofFile) && descend(node, 'PmtId', 'TxId');
    if (id === undefined) return noFindings;
    const { text: value } = id;
    const agent = makerOf(node);
    const isInFile = ofFile !== undefined && isUsedBefore(ofFile, agent, value);
    const before = earlier?.uses[useKeys.transaction(agent, value)];
    if (before) return [{ node: id, variant: 'seen', value, params: { messageId: before.messageId } }];
    return isInFile ? [{ node: id, variant: 'inFile', value }] : [];
  },
  close: ({ profile }, _, node) => {
    const compared = profile.earlier?.compared;
    return compared === undefined ? noFindings : [{ node, variant: 'notAll', severity: 'Info', params: { compared } }];
  },
});
