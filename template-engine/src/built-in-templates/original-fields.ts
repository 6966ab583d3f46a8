import type { LayoutField, LayoutSection } from '@clearbench/contracts/template/layout';
import { amountField, dateField, textField } from './field.ts';
import { creditorAgent, debtorAgent, parties } from './payment-fields.ts';

/** The element of the entries of an R-message, e.g. `TxInf`. */
type Entry = 'TxInf' | 'TxInfAndSts' | 'Undrlyg/TxInf' | 'Undrlyg/IntrBk' | 'CxlDtls/TxInfAndSts';

/** The side of the user's bank in the original. */
export type Side = 'debtor' | 'creditor';

export type Original = { readonly entry: Entry; readonly side: Side; readonly settledDaysAgo: number };

const standIn = (field: LayoutField, value: string, help: string): LayoutField => ({
  ...field,
  help: `${help} A stand-in until you put the real one here.`,
  default: { from: 'literal', value },
});

const originalMessageId = (entry: string): LayoutField =>
  standIn(
    textField('originalMessageId', 'Original message identification', `${entry}/OrgnlGrpInf/OrgnlMsgId`, 35),
    'ORIGINAL-MSG-ID',
    'Message identification (MsgId) of the message this is about, as you sent or received it.',
  );

const originalIds = (entry: Entry): LayoutField[] => [
  originalMessageId(entry),
  standIn(
    textField('originalEndToEndId', 'Original end-to-end identification', `${entry}/OrgnlEndToEndId`, 35),
    'ORIGINAL-E2E-ID',
    'EndToEndId of the original payment.',
  ),
  standIn(
    textField('originalTransactionId', 'Original transaction identification', `${entry}/OrgnlTxId`, 35),
    'ORIGINAL-TX-ID',
    'TxId of the original payment: together with the message it tells the clearing which payment is meant.',
  ),
];

const originalAmount = (element: string): LayoutField => ({
  ...amountField('originalAmount', 'Original amount (EUR)', element),
  help: 'Exactly as in the original payment, otherwise the clearing answers XT77.',
  default: { from: 'literal', value: '10.00' },
});

const originalDate = (element: string, daysAgo: number): LayoutField => ({
  ...dateField('originalDate', 'Original settlement date', element),
  help: 'The day the original payment settled.',
  default: { from: 'targetDay', plus: -daysAgo },
});

/** The section that identifies the original payment. */
export const originalSection = ({ entry, settledDaysAgo }: Original): LayoutSection => ({
  name: 'original',
  label: 'Original payment',
  help: 'Copy these from the payment this message is about; the clearing looks the payment up by them.',
  fields: [
    ...originalIds(entry),
    originalAmount(`${entry}/OrgnlIntrBkSttlmAmt`),
    originalDate(`${entry}/OrgnlIntrBkSttlmDt`, settledDaysAgo),
  ],
});

const own = { from: 'profileBic', otherwise: 'ZYAADEF0XXX' } as const;
const others = { from: 'literal', value: 'ZYBBFRP0XXX' } as const;

/** The agent of the own side is the user's bank. */
export const sided = (field: LayoutField, side: Side): LayoutField => {
  if (field === debtorAgent) return { ...field, default: side === 'debtor' ? own : others };
  return field === creditorAgent ? { ...field, default: side === 'creditor' ? own : others } : field;
};

const inOriginal = (field: LayoutField, entry: Entry): LayoutField => ({
  ...field,
  element: `${entry}/OrgnlTxRef/${(field.element ?? '').replace('CdtTrfTxInf/', '').replace(/^(Dbtr|Cdtr)\/Nm$/, '$1/Pty/Nm')}`,
});

/** The section that repeats the parties of the original. */
export const originalPartiesSection = ({ entry, side }: Original): LayoutSection => ({
  name: 'originalParties',
  label: 'Parties of the original',
  help: 'As in the original payment. Your own bank stands on the side it had there.',
  fields: parties.map((field) => inOriginal(sided(field, side), entry)),
});
