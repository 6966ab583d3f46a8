import { isoDateIn } from '@clearbench/calendars/iso-date';
import { parseDecimal, sumDecimals, zero } from '@clearbench/iso20022/decimal';
import { childrenNamed, descend, type MessageNode, textAt } from '@clearbench/iso20022/reader/message-node';
import { copyOf } from './further-elements.ts';
import type { InstantPayment, RTransaction } from './parsed-message.ts';
import { bicAt, codeAt, moneyAt } from './read-values.ts';

const ownIds = ['RtrId', 'RvslId', 'CxlId', 'CxlStsId', 'StsReqId', 'StsId'] as const;
const reasons = ['RtrRsnInf', 'RvslRsnInf', 'CxlRsnInf', 'CxlStsRsnInf', 'StsRsnInf'] as const;

const firstOf = <T>(candidates: readonly string[], read: (name: string) => T | undefined): T | undefined => {
  for (const candidate of candidates) {
    const found = read(candidate);
    if (found !== undefined) return found;
  }
  return undefined;
};

const notesOf = (node: MessageNode): string | undefined => {
  const notes = reasons
    .flatMap((name) => childrenNamed(node, name))
    .flatMap((reason) => childrenNamed(reason, 'AddtlInf'))
    .map(({ text }) => text);
  return notes.length === 0 ? undefined : notes.join(' ');
};

const instantPaymentIn = (node: MessageNode): InstantPayment | undefined => {
  const acceptedAt = textAt(node, 'AccptncDtTm');
  if (acceptedAt === undefined) return undefined;
  const original = descend(node, 'OrgnlTxRef');
  const type = descend(original, 'PmtTpInf');
  return { acceptedAt, paymentType: type && copyOf(type), debtorBic: original && bicAt(original, 'DbtrAgt') };
};

/** The original message of all entries that do not name their own. */
export type Group = {
  readonly messageId: string | undefined;
  readonly messageName: string | undefined;
} & Pick<RTransaction, 'ofGroup'>;

const groupStatusIn = (node: MessageNode | undefined): Pick<RTransaction, 'ofGroup'> => {
  const status = textAt(node, 'GrpSts');
  return status === undefined || node === undefined
    ? {}
    : { ofGroup: { status, reason: codeAt(node, 'StsRsnInf', 'Rsn') } };
};

export const readGroup = (node: MessageNode | undefined): Group => ({
  messageId: textAt(node, 'OrgnlMsgId'),
  messageName: textAt(node, 'OrgnlMsgNmId'),
  ...groupStatusIn(node),
});

/** TxInf of pacs.004, pacs.007, camt.056 and pacs.028, TxInfAndSts of camt.029 and pacs.002. */
export const readRTransaction = (node: MessageNode, position: number, group: Group): RTransaction => {
  const own = descend(node, 'OrgnlGrpInf');
  const { messageId, messageName } = own === undefined ? group : readGroup(own);
  const { ofGroup } = group;
  return {
    position,
    ownId: firstOf(ownIds, (name) => textAt(node, name)),
    originalMessageId: messageId,
    originalMessageName: messageName,
    instructionId: textAt(node, 'OrgnlInstrId'),
    endToEndId: textAt(node, 'OrgnlEndToEndId'),
    transactionId: textAt(node, 'OrgnlTxId'),
    uetr: textAt(node, 'OrgnlUETR'),
    originalAmount: moneyAt(node, 'OrgnlIntrBkSttlmAmt') ?? moneyAt(node, 'OrgnlTxRef', 'IntrBkSttlmAmt'),
    originalDate: isoDateIn(textAt(node, 'OrgnlIntrBkSttlmDt') ?? textAt(node, 'OrgnlTxRef', 'IntrBkSttlmDt')),
    returned: moneyAt(node, 'RtrdIntrBkSttlmAmt') ?? moneyAt(node, 'RvsdIntrBkSttlmAmt'),
    charges: sumDecimals(childrenNamed(node, 'ChrgsInf').map((fee) => parseDecimal(textAt(fee, 'Amt') ?? '') ?? zero)),
    compensation: parseDecimal(textAt(node, 'CompstnAmt') ?? '') ?? zero,
    reason: firstOf(reasons, (name) => codeAt(node, name, 'Rsn')),
    status: textAt(node, 'TxCxlSts') ?? textAt(node, 'TxSts'),
    note: notesOf(node),
    instructing: bicAt(node, 'InstgAgt'),
    instructed: bicAt(node, 'InstdAgt'),
    debtorIban: textAt(node, 'OrgnlTxRef', 'DbtrAcct', 'Id', 'IBAN'),
    creditorIban: textAt(node, 'OrgnlTxRef', 'CdtrAcct', 'Id', 'IBAN'),
    instant: instantPaymentIn(node),
    ...(ofGroup === undefined ? {} : { ofGroup }),
  };
};

/** The status and reason code in a confirmation of an instant payment: of the transaction, else of its group. */
export const confirmedStatus = ({ status, reason, ofGroup }: Partial<RTransaction> = {}) => ({
  status: status ?? ofGroup?.status,
  code: reason ?? ofGroup?.reason,
});

export const rTransactionOfGroup = ({ messageId, messageName, ofGroup }: Group): RTransaction => ({
  position: 1,
  ownId: undefined,
  originalMessageId: messageId,
  originalMessageName: messageName,
  instructionId: undefined,
  endToEndId: undefined,
  transactionId: undefined,
  uetr: undefined,
  originalAmount: undefined,
  originalDate: undefined,
  returned: undefined,
  charges: zero,
  compensation: zero,
  reason: undefined,
  status: undefined,
  note: undefined,
  instructing: undefined,
  instructed: undefined,
  ...(ofGroup === undefined ? {} : { ofGroup }),
});
