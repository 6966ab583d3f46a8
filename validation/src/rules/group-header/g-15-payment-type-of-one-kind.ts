import { descend, type MessageNode, textAt } from '../../message-node.ts';
import { rule } from '../../rule.ts';
import { both, creditTransfers, scheme, sinceRulebook } from '../scope.ts';

/** Category purposes of what banks pay each other for an inquiry: a fee, interest as compensation, or both. */
const fees: readonly string[] = ['FCOL', 'INTE', 'FCIN'];

type Bulk = { type: MessageNode | undefined; hasFees: boolean; hasPayments: boolean; isTold: boolean };

const purposeOf = (type: MessageNode | undefined): string => textAt(type, 'CtgyPurp', 'Cd') ?? '';

/** G-15: the payment type of the group header is for one kind of payments, not for fees of inquiries beside what customers pay. */
export const paymentTypeOfOneKind = rule<Bulk>({
  id: 'G-15',
  layer: 'scheme',
  severity: 'Error',
  source:
    'EPC115-06 of 2023, usage rule of PaymentTypeInformation in the group header; which category purposes fees of inquiries have (FCOL, INTE, FCIN) says a public user guide to SEPA credit transfers of Oracle Banking Payments',
  appliesTo: both(creditTransfers, scheme('sct'), sinceRulebook('2023')),
  select: ['GrpHdr/PmtTpInf', 'FIToFICstmrCdtTrf/CdtTrfTxInf'],
  open: () => ({ type: undefined, hasFees: false, hasPayments: false, isTold: false }),
  check: (node, _, state) => {
    if (node.name === 'PmtTpInf') {
      state.type = node;
      return [];
    }
    const purpose = purposeOf(descend(node, 'PmtTpInf') ?? state.type);
    if (fees.includes(purpose)) state.hasFees = true;
    else state.hasPayments = true;
    if (state.type === undefined || state.isTold || !state.hasFees || !state.hasPayments) return [];
    state.isTold = true;
    return [{ node: state.type, params: { line: node.line, codes: fees.join(', ') } }];
  },
});
