import type { EngineReason } from '../transfer/clearing.ts';
import { view } from '../view.ts';
import type { RequestFaultCode } from './errors.ts';
import type { IdMatch, NameMatch } from './match-codes.ts';

/** A request for a verification of payee, with its answer or the reason why it has none; id = verificationId. */
export type PayeeVerificationDocument = {
  readonly verificationId: string;
  readonly environmentId: string;
  readonly requestedBy: string;
  readonly requestId: string;
  readonly requestedAt?: string | undefined;
  /** Business time of the answer. */
  readonly at: string;
  readonly requestingBic?: string;
  readonly respondingBic?: string;
  readonly partyNameMatch?: NameMatch | undefined;
  readonly partyIdMatch?: IdMatch | undefined;
  readonly reason?: EngineReason;
  /** True for a request that the environment sent to a bank. */
  readonly isSent?: true;
  readonly status?: number | undefined;
  readonly errorKey?: string | undefined;
  readonly code?: RequestFaultCode;
  readonly faultPath?: string;
  /** JSON; a pseudonym after the deletion of the caller. */
  readonly request: string;
  readonly answer?: string;
};

export const payeeVerificationView = view<PayeeVerificationDocument>('payee-verification', {
  indexes: [['environmentId', 'at']],
});
