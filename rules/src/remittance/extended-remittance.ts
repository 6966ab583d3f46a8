import { descend, type MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { RuleContext } from '@clearbench/validation-engine/rule';

/** An option since rulebook 2021 between banks; the guideline for customers has it for rulebook 2019. */
const isOption = ({ messageType, profile }: RuleContext): boolean =>
  profile.scheme === 'sct' && (profile.rbVersion >= '2021' || messageType.startsWith('pain.001.'));

/** True for the local instrument of transfers with extended remittance information. */
export const isExtendedRemittanceTag = (instrument: MessageNode | undefined, context: RuleContext): boolean =>
  instrument?.name === 'Cd' && instrument.text === 'PERI' && isOption(context);

const paymentTypeOf = (transaction: MessageNode): MessageNode | undefined =>
  descend(transaction, 'PmtTpInf') ??
  descend(transaction.parent, 'PmtTpInf') ??
  descend(transaction.parent, 'GrpHdr', 'PmtTpInf');

/** The same for a payment; its payment type can be in the payment, the group or the bulk. */
export const hasExtendedRemittance = (transaction: MessageNode, context: RuleContext): boolean =>
  isExtendedRemittanceTag(descend(paymentTypeOf(transaction), 'LclInstrm')?.children[0], context);
