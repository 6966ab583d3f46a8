import type { PayeeVerificationCommand } from '@clearbench/contracts/payee-verification/commands';
import type { PayeeVerificationEvent } from '@clearbench/contracts/payee-verification/events';
import type { Decider } from '@clearbench/event-sourcing/decider';

export const payeeVerificationStream = (verificationId: string): string => `payee-verification-${verificationId}`;

type Verification = { readonly isDone: boolean };

/** A verification of payee is answered or refused once. */
export const payeeVerificationDecider: Decider<Verification, PayeeVerificationCommand, PayeeVerificationEvent> = {
  initialState: { isDone: false },
  decide({ type, data }, { isDone }) {
    if (isDone) return [];
    switch (type) {
      case 'AnswerPayeeVerification':
        return [{ type: 'PayeeVerificationAnswered', data }];
      case 'RecordPayeeVerification':
        return [{ type: 'PayeeVerificationSent', data }];
      case 'RefusePayeeVerification':
        return [{ type: 'PayeeVerificationRefused', data }];
    }
  },
  evolve: () => ({ isDone: true }),
};
