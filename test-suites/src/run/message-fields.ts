import { parseMessage } from '@clearbench/test-engine/message-parser/parse-message';
import type { Payment, RTransaction } from '@clearbench/test-engine/message-parser/parsed-message';

/** The values of a message that later steps use as `${name.field}`. */
export type MessageFields = Readonly<Partial<Record<MessageField, string>>>;

const fieldNames = [
  'messageId',
  'messageType',
  'instructionId',
  'endToEndId',
  'transactionId',
  'uetr',
  'ownId',
  'amount',
  'currency',
  'settlementDate',
  'acceptedAt',
  'debtorName',
  'debtorIban',
  'debtorAgent',
  'creditorName',
  'creditorIban',
  'creditorAgent',
  'mandateId',
  'originalMessageId',
] as const;
export type MessageField = (typeof fieldNames)[number];

export const messageFieldNames: ReadonlySet<string> = new Set(fieldNames);

const ofPayment = (payment: Payment): Record<string, string | undefined> => ({
  instructionId: payment.instructionId,
  endToEndId: payment.endToEndId,
  transactionId: payment.transactionId,
  uetr: payment.uetr,
  amount: payment.amount?.text,
  currency: payment.amount?.currency,
  settlementDate: payment.settlementDate,
  acceptedAt: payment.acceptedAt,
  debtorName: payment.debtor.name,
  debtorIban: payment.debtor.iban,
  debtorAgent: payment.debtor.bic,
  creditorName: payment.creditor.name,
  creditorIban: payment.creditor.iban,
  creditorAgent: payment.creditor.bic,
  mandateId: payment.collection?.mandateId,
});

const ofRTransaction = (entry: RTransaction): Record<string, string | undefined> => ({
  ownId: entry.ownId,
  originalMessageId: entry.originalMessageId,
  instructionId: entry.instructionId,
  endToEndId: entry.endToEndId,
  transactionId: entry.transactionId,
  uetr: entry.uetr,
  amount: (entry.returned ?? entry.originalAmount)?.text,
  currency: (entry.returned ?? entry.originalAmount)?.currency,
  debtorIban: entry.debtorIban,
  creditorIban: entry.creditorIban,
});

const present = (values: Readonly<Record<string, string | undefined>>): MessageFields =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as MessageFields;

/** The values of the first transaction of a message, and of its header. */
export const messageFields = (bytes: Uint8Array): MessageFields => {
  const { messageId, messageType, payments, rTransactions } = parseMessage(bytes);
  const [payment] = payments;
  const [entry] = rTransactions;
  const own = payment ? ofPayment(payment) : entry ? ofRTransaction(entry) : {};
  return present({ messageId, messageType, ...own });
};

/** The values that the fields of a template for an R-message have, by field name. */
export const originalValues = (bytes: Uint8Array): Readonly<Record<string, string>> => {
  const { messageId, payments, rTransactions } = parseMessage(bytes);
  const [payment] = payments;
  const [entry] = rTransactions;
  const fields = payment ? ofPayment(payment) : entry ? ofRTransaction(entry) : {};
  const originalAmount = payment ? payment.amount?.text : entry?.originalAmount?.text;
  return present({
    originalMessageId: payment ? messageId : entry?.originalMessageId,
    originalInstructionId: fields.instructionId,
    originalEndToEndId: fields.endToEndId,
    originalTransactionId: fields.transactionId,
    originalAmount,
    originalDate: payment ? payment.settlementDate : entry?.originalDate,
    originalAcceptance: fields.acceptedAt,
    amount: originalAmount,
    debtorName: fields.debtorName,
    debtorIban: fields.debtorIban,
    debtorAgent: fields.debtorAgent,
    creditorName: fields.creditorName,
    creditorIban: fields.creditorIban,
    creditorAgent: fields.creditorAgent,
  } as Readonly<Record<string, string | undefined>>) as Readonly<Record<string, string>>;
};
