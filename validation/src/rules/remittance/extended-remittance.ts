import { descend, type MessageNode } from '../../message-node.ts';
import type { RuleContext } from '../../rule.ts';

/** True for the local instrument that marks a transfer with extended remittance information; rulebook 2021 brought the option into use. */
export const isExtendedRemittanceTag = (instrument: MessageNode | undefined, { profile }: RuleContext): boolean =>
  instrument?.name === 'Cd' && instrument.text === 'PERI' && profile.scheme === 'sct' && profile.rbVersion >= '2021';

const paymentTypeOf = (transaction: MessageNode): MessageNode | undefined =>
  descend(transaction, 'PmtTpInf') ??
  descend(transaction.parent, 'PmtTpInf') ??
  descend(transaction.parent, 'GrpHdr', 'PmtTpInf');

/** The same, asked of a payment, or of the bulk or group around it where the payment type stands there. */
export const hasExtendedRemittance = (transaction: MessageNode, context: RuleContext): boolean =>
  isExtendedRemittanceTag(descend(paymentTypeOf(transaction), 'LclInstrm')?.children[0], context);
