import type { Decimal } from '@clearbench/validation/decimal';

/** The messages the clearing takes in, without their version. */
export const orderNames = [
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
export type OrderName = (typeof orderNames)[number];

/** Messages by which a bank asks after a payment it sent: where it is, or for another value date. */
export type InquiryName = Extract<OrderName, 'camt.027' | 'camt.087'>;

export const isInquiry = (name: OrderName | undefined): name is InquiryName =>
  name === 'camt.027' || name === 'camt.087';

export type Money = { readonly currency: string; readonly text: string; readonly value: Decimal };

export type Party = {
  readonly name: string | undefined;
  readonly iban: string | undefined;
  readonly bic: string | undefined;
};

/** What a direct debit says beyond a credit transfer. */
export type Collection = {
  /** The code of the scheme, as the payment itself or its bulk states it. */
  readonly localInstrument: string | undefined;
  readonly sequence: string | undefined;
  readonly mandateId: string | undefined;
  readonly signedOn: string | undefined;
  readonly creditorId: string | undefined;
};

/** One payment of a bulk: a credit transfer or, where it has a collection, a direct debit. */
export type Payment = {
  /** Counts from 1 within the bulk. */
  readonly position: number;
  readonly instructionId: string | undefined;
  readonly endToEndId: string | undefined;
  readonly transactionId: string | undefined;
  readonly uetr: string | undefined;
  readonly amount: Money | undefined;
  /** Its own, else that of the bulk. */
  readonly settlementDate: string | undefined;
  readonly acceptedAt: string | undefined;
  readonly debtor: Party;
  readonly creditor: Party;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
  readonly remittance: string | undefined;
  readonly creditorReference: string | undefined;
  readonly collection?: Collection;
};

/** One entry of an R-message: what it says about an earlier transaction. */
export type Referral = {
  readonly position: number;
  /** RtrId, RvslId, CxlId, CxlStsId, StsReqId or StsId; of an inquiry its case. */
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
  /** What the bank of a refunded debtor adds for lost interest. */
  readonly compensation: Decimal;
  readonly reason: string | undefined;
  readonly status: string | undefined;
  /** AddtlInf, where a command may stand; of an inquiry its text. */
  readonly note: string | undefined;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
  /** The settlement date an inquiry wants. */
  readonly requestedDate?: string | undefined;
};

export type OrderHeader = {
  readonly messageId: string | undefined;
  readonly createdAt: string | undefined;
  readonly count: string | undefined;
  readonly sums: readonly Money[];
  readonly settlementDate: string | undefined;
  readonly systemCode: string | undefined;
  readonly localInstrument: string | undefined;
  readonly instructing: string | undefined;
  readonly instructed: string | undefined;
};

/** An incoming message as the clearing reads it, right or wrong. */
export type Order = OrderHeader & {
  readonly wellFormed: boolean;
  /** e.g. pacs.008.001.08, as the namespace says. */
  readonly messageType: string | undefined;
  readonly name: OrderName | undefined;
  readonly payments: readonly Payment[];
  readonly referrals: readonly Referral[];
};
