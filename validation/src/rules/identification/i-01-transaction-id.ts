import { makerOf } from '../../earlier/payment-facts.ts';
import { useKeys } from '../../earlier/payment-ids.ts';
import { descend } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { customerPayments, ofPayments } from '../customer-payments.ts';
import { earlierLine, type FirstLines } from '../first-lines.ts';
import { payments } from '../scope.ts';

/** The ids of payments in the file so far, and how many of them stand in earlier messages of it. */
type OfFile = { readonly known: FirstLines; readonly before: number };

const isInEarlier = ({ known, before }: OfFile, agent: string | undefined, id: string): boolean =>
  (earlierLine(known, useKeys.transaction(agent, id), known.count) ?? before) < before;

/** I-01: every payment has a transaction id, and a new one. Its length is the matter of T-03. */
export const transactionId = rule<OfFile | undefined>({
  id: 'I-01',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06 and EPC114-06, usage rule of TransactionIdentification; duplicate check of the clearings, reason AM05',
  appliesTo: payments,
  earlier: 'asked',
  select: [...ofPayments('PmtId'), ...customerPayments],
  open: (ids) => ids && { known: ids.ofPayments, before: ids.ofPayments.count },
  check: (node, { profile: { earlier } }, ofFile) => {
    if (node.name === 'PmtId') return descend(node, 'TxId') === undefined ? [{ node, variant: 'missing' }] : [];
    const id = (earlier ?? ofFile) && descend(node, 'PmtId', 'TxId');
    if (id === undefined) return [];
    const { text: value } = id;
    const agent = makerOf(node);
    const isInFile = ofFile !== undefined && isInEarlier(ofFile, agent, value);
    const before = earlier?.uses[useKeys.transaction(agent, value)];
    if (before) return [{ node: id, variant: 'seen', value, params: { messageId: before.messageId } }];
    return isInFile ? [{ node: id, variant: 'inFile', value }] : [];
  },
  close: ({ profile }, _, node) => {
    const compared = profile.earlier?.compared;
    return compared === undefined ? [] : [{ node, variant: 'notAll', severity: 'Info', params: { compared } }];
  },
});
