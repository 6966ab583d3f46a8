import { berlinClock } from '@clearbench/calendars/berlin-time';
import { isoDateIn } from '@clearbench/calendars/iso-date';
import type { MessageNode } from '@clearbench/iso20022/reader/message-node';
import type { RuleContext } from '@clearbench/validation-engine/rule';

/** The dates on which payments are settled, and on which orders are executed. They stand before the parties. */
export const paymentDays: readonly string[] = [
  'GrpHdr/IntrBkSttlmDt',
  'PmtInf/ReqdExctnDt',
  'ReqdExctnDt/Dt',
  'ReqdExctnDt/DtTm',
  'PmtInf/ReqdColltnDt',
];

const names: ReadonlySet<string> = new Set(['IntrBkSttlmDt', 'ReqdExctnDt', 'Dt', 'DtTm', 'ReqdColltnDt']);

/** The last date of a message that a rule has read so far. */
export type PaymentDay = { day: string | undefined };

/** True if the element is a date of `paymentDays`; its date is kept. */
export const readPaymentDay = (node: MessageNode, state: PaymentDay): boolean => {
  if (!names.has(node.name)) return false;
  state.day = isoDateIn(node.text) ?? state.day;
  return true;
};

/** The date of the payment, or today if the message has none. */
export const paymentDay = ({ profile }: RuleContext, { day }: PaymentDay): string =>
  day ?? berlinClock(profile.now).date;
