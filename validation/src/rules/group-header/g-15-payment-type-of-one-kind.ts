import { descend, type MessageNode } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { feePurposes, isOfFees, mayHoldFees } from './payment-kinds.ts';

/** G-15: the payment type of the group header is for one kind of payments, not for fees of inquiries beside what customers pay. */
export const paymentTypeOfOneKind = rule<{ ofBulk: MessageNode | undefined }>({
  id: 'G-15',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06 of 2023, usage rule of PaymentTypeInformation in the group header; which category purposes fees of inquiries have (FCOL, INTE, FCIN) says a public user guide to SEPA credit transfers of Oracle Banking Payments',
  appliesTo: mayHoldFees,
  select: ['GrpHdr/PmtTpInf', 'FIToFICstmrCdtTrf/CdtTrfTxInf'],
  open: () => ({ ofBulk: undefined }),
  check: (node, _, state) => {
    const { ofBulk } = state;
    if (node.name === 'PmtTpInf') state.ofBulk = node;
    const own = descend(node, 'PmtTpInf');
    if (ofBulk === undefined || own === undefined || isOfFees(own) === isOfFees(ofBulk)) return [];
    // Told once.
    state.ofBulk = undefined;
    return [{ node: ofBulk, params: { line: node.line, codes: feePurposes.join(', ') } }];
  },
});
