import type { PayeeVerificationEvent } from './events.ts';

type DataOf<T extends PayeeVerificationEvent['type']> = Extract<PayeeVerificationEvent, { type: T }>['data'];

export type PayeeVerificationCommand =
  | { type: 'AnswerPayeeVerification'; data: DataOf<'PayeeVerificationAnswered'>; at: string }
  | { type: 'RecordPayeeVerification'; data: DataOf<'PayeeVerificationSent'>; at: string }
  | { type: 'RefusePayeeVerification'; data: DataOf<'PayeeVerificationRefused'>; at: string };
