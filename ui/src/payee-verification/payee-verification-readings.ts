import { payeeVerificationView } from '@clearbench/contracts/payee-verification/views';
import { liveReading } from '../live/live-reading.ts';
import { addFeature } from '../store.ts';
import { payeeVerification, payeeVerifications } from './payee-verification-calls.ts';

type OfEnvironment = { readonly environmentToken: string };
type OfVerification = OfEnvironment & { readonly verificationId: string };

/** The verifications of payees of an environment, read again after each new one. */
export const verificationsReading = liveReading({
  name: 'payeeVerifications',
  topic: payeeVerificationView.name,
  read: ({ environmentToken }: OfEnvironment) => payeeVerifications(environmentToken),
});

export const verificationReading = liveReading({
  name: 'payeeVerification',
  topic: payeeVerificationView.name,
  read: ({ environmentToken, verificationId }: OfVerification) => payeeVerification(environmentToken, verificationId),
  isAbout: ({ verificationId }, id) => verificationId === id,
});

/** Adds the parts of the store of the pages of verifications of payees. */
export const addPayeeVerifications = (): void => {
  for (const { slice, saga } of [verificationsReading, verificationReading]) addFeature({ slice, saga });
};
