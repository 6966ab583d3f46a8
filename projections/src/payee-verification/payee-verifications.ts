import { businessAtOf } from '@clearbench/contracts/event-envelope';
import type { PayeeVerificationEvent } from '@clearbench/contracts/payee-verification/events';
import { type PayeeVerificationDocument, payeeVerificationView } from '@clearbench/contracts/payee-verification/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** The verifications of payees with their requests and answers. */
export const payeeVerifications = projection<PayeeVerificationDocument, PayeeVerificationEvent>({
  ...payeeVerificationView,
  version: 1,
  key: ({ data }) => data.verificationId,
  on: {
    PayeeVerificationAnswered: (_, { data, metadata }) => ({ ...data, at: businessAtOf(metadata) }),
    PayeeVerificationSent: (_, { data, metadata }) => ({ ...data, isSent: true, at: businessAtOf(metadata) }),
    PayeeVerificationRefused: (_, { data, metadata }) => ({ ...data, at: businessAtOf(metadata) }),
  },
  notice: ({ verificationId, environmentId }) => ({
    topic: payeeVerificationView.name,
    id: verificationId,
    audience: `env:${environmentId}`,
  }),
});
