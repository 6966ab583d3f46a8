import { isoDateIn } from '@clearbench/calendars/iso-date';
import { agentBic } from '../identifiers/bic.ts';
import { descend, type MessageNode, textAt } from '../reader/message-node.ts';
import { mandateOf, type PaymentIds } from './payment-ids.ts';

/** What a message says of one payment, its own or an earlier one: ids, amounts, times and BICs; no names, no accounts. */
export type PaymentFacts = PaymentIds & {
  /** The message that contains the payment, if this message only refers to it. */
  readonly originalMessageId: string | undefined;
  readonly amount: string | undefined;
  readonly currency: string | undefined;
  /** YYYY-MM-DD. */
  readonly settlementDate: string | undefined;
  readonly acceptedAt: string | undefined;
  readonly debtorAgent: string | undefined;
  readonly creditorAgent: string | undefined;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
  readonly status: string | undefined;
  readonly reason: string | undefined;
  /** As written. */
  readonly mandateId: string | undefined;
  readonly sequence: string | undefined;
  /** The agent that gave the transaction id. */
  readonly maker: string | undefined;
};

/** What the message says once for all its payments. */
export type MessageHead = {
  readonly messageId: string | undefined;
  readonly createdAt: string | undefined;
  readonly settlementDate: string | undefined;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
  readonly sequence: string | undefined;
};

/** The message all entries of an R-message are about, where they do not say it themselves. */
export type OriginalGroup = { readonly messageId: string | undefined; readonly status: string | undefined };

const reasons = ['RtrRsnInf', 'RvslRsnInf', 'CxlRsnInf', 'CxlStsRsnInf', 'StsRsnInf'];
const firstOf = (names: readonly string[], read: (name: string) => string | undefined): string | undefined => {
  for (const name of names) {
    const found = read(name);
    if (found !== undefined) return found;
  }
  return undefined;
};

export const headOf = (node: MessageNode): MessageHead => {
  const isCase = node.name === 'Assgnmt';
  return {
    messageId: textAt(node, isCase ? 'Id' : 'MsgId'),
    createdAt: textAt(node, 'CreDtTm'),
    settlementDate: isoDateIn(textAt(node, 'IntrBkSttlmDt')),
    instructing: agentBic(isCase ? descend(node, 'Assgnr', 'Agt') : descend(node, 'InstgAgt')),
    instructed: agentBic(isCase ? descend(node, 'Assgne', 'Agt') : descend(node, 'InstdAgt')),
    sequence: textAt(node, 'PmtTpInf', 'SeqTp'),
  };
};

export const groupOf = (node: MessageNode | undefined): OriginalGroup => ({
  messageId: textAt(node, 'OrgnlMsgId'),
  status: firstOf(['GrpSts', 'GrpCxlSts'], (name) => textAt(node, name)),
});

const routeOf = (node: MessageNode, head: MessageHead) => ({
  instructing: agentBic(descend(node, 'InstgAgt')) ?? head.instructing,
  instructed: agentBic(descend(node, 'InstdAgt')) ?? head.instructed,
});

/** Who gives a payment its transaction id: the payer's bank, or the payee's of a direct debit. */
export const makerOf = (payment: MessageNode): string | undefined =>
  agentBic(descend(payment, payment.name === 'DrctDbtTxInf' ? 'CdtrAgt' : 'DbtrAgt'));

/** CdtTrfTxInf or DrctDbtTxInf. */
export const factsOfPayment = (node: MessageNode, head: MessageHead): PaymentFacts => {
  const mandateId = textAt(node, 'DrctDbtTx', 'MndtRltdInf', 'MndtId');
  const creditor = textAt(node, 'DrctDbtTx', 'CdtrSchmeId', 'Id', 'PrvtId', 'Othr', 'Id');
  const amount = descend(node, 'IntrBkSttlmAmt');
  return {
    originalMessageId: undefined,
    transactionId: textAt(node, 'PmtId', 'TxId'),
    endToEndId: textAt(node, 'PmtId', 'EndToEndId'),
    instructionId: textAt(node, 'PmtId', 'InstrId'),
    uetr: textAt(node, 'PmtId', 'UETR'),
    mandate: mandateOf(creditor, mandateId),
    amount: amount?.text,
    currency: amount?.attributes.Ccy,
    settlementDate: isoDateIn(textAt(node, 'IntrBkSttlmDt')) ?? head.settlementDate,
    acceptedAt: textAt(node, 'AccptncDtTm'),
    debtorAgent: agentBic(descend(node, 'DbtrAgt')),
    creditorAgent: agentBic(descend(node, 'CdtrAgt')),
    ...routeOf(node, head),
    status: undefined,
    reason: undefined,
    mandateId,
    sequence: textAt(node, 'PmtTpInf', 'SeqTp') ?? head.sequence,
    maker: makerOf(node),
  };
};

/** What is said of a message as a whole. */
export const factsOfGroup = ({ messageId, status }: OriginalGroup): PaymentFacts => ({
  originalMessageId: messageId,
  amount: undefined,
  currency: undefined,
  settlementDate: undefined,
  acceptedAt: undefined,
  debtorAgent: undefined,
  creditorAgent: undefined,
  instructing: undefined,
  instructed: undefined,
  status,
  reason: undefined,
  mandateId: undefined,
  sequence: undefined,
  maker: undefined,
});

/** TxInf or TxInfAndSts, IntrBk of an inquiry. */
export const factsOfReference = (node: MessageNode, head: MessageHead, group: OriginalGroup): PaymentFacts => {
  const own = descend(node, 'OrgnlGrpInf');
  const amount = descend(node, 'OrgnlIntrBkSttlmAmt') ?? descend(node, 'OrgnlTxRef', 'IntrBkSttlmAmt');
  const date = textAt(node, 'OrgnlIntrBkSttlmDt') ?? textAt(node, 'OrgnlTxRef', 'IntrBkSttlmDt');
  const codeAt = (name: string) => textAt(node, name, 'Rsn', 'Cd') ?? textAt(node, name, 'Rsn', 'Prtry');
  return {
    originalMessageId: own === undefined ? group.messageId : textAt(own, 'OrgnlMsgId'),
    transactionId: textAt(node, 'OrgnlTxId'),
    endToEndId: textAt(node, 'OrgnlEndToEndId'),
    instructionId: textAt(node, 'OrgnlInstrId'),
    uetr: textAt(node, 'OrgnlUETR'),
    mandate: undefined,
    amount: amount?.text,
    currency: amount?.attributes.Ccy,
    settlementDate: isoDateIn(date),
    acceptedAt: textAt(node, 'AccptncDtTm'),
    debtorAgent: agentBic(descend(node, 'OrgnlTxRef', 'DbtrAgt')),
    creditorAgent: agentBic(descend(node, 'OrgnlTxRef', 'CdtrAgt')),
    ...routeOf(node, head),
    status: firstOf(['TxSts', 'TxCxlSts'], (name) => textAt(node, name)) ?? group.status,
    reason: firstOf(reasons, codeAt),
    mandateId: undefined,
    sequence: undefined,
    maker: undefined,
  };
};
