import type { Intake } from '../clearing/intake.ts';
import type { Payment, Referral } from '../order/order.ts';
import { originalNameOf } from './dialect.ts';
import { leaf } from './elements.ts';
import type { Part } from './xml.ts';

/** The message an original stands in. */
export type OriginalMessage = {
  readonly messageId: string;
  readonly messageType: string;
  readonly createdAt: string | undefined;
};

export const originalGroup = (original: OriginalMessage, { dialect }: Intake): Part => [
  'OrgnlGrpInf',
  [
    ['OrgnlMsgId', original.messageId],
    ['OrgnlMsgNmId', originalNameOf(dialect, original.messageType)],
  ],
];

type Ids = Pick<Payment | Referral, 'instructionId' | 'endToEndId' | 'transactionId'>;

export const originalIds = ({ instructionId, endToEndId, transactionId }: Ids): readonly Part[] => [
  leaf('OrgnlInstrId', instructionId),
  leaf('OrgnlEndToEndId', endToEndId),
  leaf('OrgnlTxId', transactionId),
];

export const originalUetr = (uetr: string | undefined, { dialect }: Intake): Part =>
  leaf('OrgnlUETR', dialect.hasUetr ? uetr : undefined);
