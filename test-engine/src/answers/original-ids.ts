import type { Intake } from '../clearing/intake.ts';
import type { Payment, RTransaction } from '../message-parser/parsed-message.ts';
import { leaf } from './elements.ts';
import { originalNameOf } from './message-standard.ts';
import type { Part } from './xml.ts';

/** The message with the original. */
export type OriginalMessage = {
  readonly messageId: string;
  readonly messageType: string;
  readonly createdAt: string | undefined;
};

export const originalGroup = (original: OriginalMessage, { standard }: Intake): Part => [
  'OrgnlGrpInf',
  [
    ['OrgnlMsgId', original.messageId],
    ['OrgnlMsgNmId', originalNameOf(standard, original.messageType)],
  ],
];

type Ids = Pick<Payment | RTransaction, 'instructionId' | 'endToEndId' | 'transactionId'>;

export const originalIds = ({ instructionId, endToEndId, transactionId }: Ids): readonly Part[] => [
  leaf('OrgnlInstrId', instructionId),
  leaf('OrgnlEndToEndId', endToEndId),
  leaf('OrgnlTxId', transactionId),
];

export const originalUetr = (uetr: string | undefined, { standard }: Intake): Part =>
  leaf('OrgnlUETR', standard.hasUetr ? uetr : undefined);
