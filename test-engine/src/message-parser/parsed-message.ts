import type { Decimal } from '@clearbench/iso20022/decimal';
import type { CopiedElement, FurtherElements } from './further-elements.ts';

/** The message types that the clearing accepts, without version. */
export const messageNames = [
  'pacs.008',
  'pacs.003',
  'pacs.002',
  'pacs.004',
  'pacs.007',
  'camt.056',
  'camt.029',
  'pacs.028',
  'camt.027',
  'camt.087',
] as const;
export type MessageName = (typeof messageNames)[number];

/** Inquiries about a sent payment: non-receipt, or value date correction. */
export type InquiryName = Extract<MessageName, 'camt.027' | 'camt.087'>;

export const isInquiry = (name: MessageName | undefined): name is InquiryName =>
  name === 'camt.027' || name === 'camt.087';

export type Money = { readonly currency: string; readonly text: string; readonly value: Decimal };

export type Party = {
  readonly name: string | undefined;
  readonly iban: string | undefined;
  readonly bic: string | undefined;
};

/** The fields of a direct debit beyond those of a credit transfer. */
export type Collection = {
  /** The scheme code of the payment or of its bulk. */
  readonly localInstrument: string | undefined;
  readonly sequence: string | undefined;
  readonly mandateId: string | undefined;
  readonly signedOn: string | undefined;
  readonly creditorId: string | undefined;
};

/** One payment of a bulk: a credit transfer or, with a collection, a direct debit. */
export type Payment = {
  /** Counts from 1 within the bulk. */
  readonly position: number;
  readonly instructionId: string | undefined;
  readonly endToEndId: string | undefined;
  readonly transactionId: string | undefined;
  readonly uetr: string | undefined;
  readonly amount: Money | undefined;
  /** Its own date, else that of the bulk. */
  readonly settlementDate: string | undefined;
  readonly acceptedAt: string | undefined;
  readonly debtor: Party;
  readonly creditor: Party;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
  readonly remittance: string | undefined;
  readonly purpose: string | undefined;
  readonly collection?: Collection;
  /** Elements that only answers repeat. */
  readonly further?: FurtherElements | undefined;
};

/** The elements of an instant payment that its confirmation repeats besides the ids. */
export type InstantPayment = {
  readonly acceptedAt: string;
  readonly paymentType: CopiedElement | undefined;
  readonly debtorBic: string | undefined;
};

/** One entry of an R-message about an earlier transaction. */
export type RTransaction = {
  readonly position: number;
  /** RtrId, RvslId, CxlId, CxlStsId, StsReqId or StsId; the case id of an inquiry. */
  readonly ownId: string | undefined;
  readonly originalMessageId: string | undefined;
  readonly originalMessageName: string | undefined;
  readonly instructionId: string | undefined;
  readonly endToEndId: string | undefined;
  readonly transactionId: string | undefined;
  readonly uetr: string | undefined;
  readonly originalAmount: Money | undefined;
  readonly originalDate: string | undefined;
  readonly returned: Money | undefined;
  readonly charges: Decimal;
  /** Compensation that the debtor's bank adds to a refund. */
  readonly compensation: Decimal;
  readonly reason: string | undefined;
  readonly status: string | undefined;
  /** Status and reason of all transactions of a status report. */
  readonly ofGroup?: { readonly status: string | undefined; readonly reason: string | undefined } | undefined;
  /** AddtlInf, which may contain a command; the text of an inquiry. */
  readonly note: string | undefined;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
  /** Accounts of the original. */
  readonly debtorIban?: string | undefined;
  readonly creditorIban?: string | undefined;
  /** The requested settlement date of an inquiry. */
  readonly requestedDate?: string | undefined;
  /** What a status request repeats of an instant payment. */
  readonly instant?: InstantPayment | undefined;
};

export type MessageHeader = {
  readonly messageId: string | undefined;
  readonly createdAt: string | undefined;
  readonly count: string | undefined;
  readonly sums: readonly Money[];
  readonly settlementDate: string | undefined;
  readonly systemCode: string | undefined;
  readonly localInstrument: string | undefined;
  /** Where it contains more than service level and scheme. */
  readonly paymentType?: CopiedElement | undefined;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
};

/** A received message as parsed, valid or not. */
export type ParsedMessage = MessageHeader & {
  readonly wellFormed: boolean;
  /** The type in the namespace, e.g. pacs.008.001.08. */
  readonly messageType: string | undefined;
  readonly name: MessageName | undefined;
  readonly payments: readonly Payment[];
  readonly rTransactions: readonly RTransaction[];
  /** The payment of a camt.029 that answers an inquiry. */
  readonly inquiredPayment?: RTransaction | undefined;
};
