import type { SignInStep, SignInStepResult } from '@clearbench/contracts/settings/connection-routes';
import { mailAddress } from '@clearbench/contracts/user/mail-address';
import type { Arrival } from '../sign-in/authenticate.ts';
import { bringsIdToken, type ProviderSettings, standardClaims } from '../sign-in/provider-settings.ts';
import type { SignInFault } from '../sign-in/sign-in-fault.ts';

/** The steps of the flow, in their order. */
const roundTrip: readonly SignInStep[] = ['authorization', 'token', 'userinfo', 'idToken', 'account'];

const resultOf = (step: SignInStep, outcome: SignInStepResult['outcome']): SignInStepResult => ({ step, outcome });

/** All steps before the fault passed, and none after it was reached. */
export const stepsUntil = ({ step: failed, errorKey, params }: SignInFault): SignInStepResult[] => {
  const at = roundTrip.indexOf(failed);
  return roundTrip.map((step, index) => {
    if (index === at) return { step, outcome: 'failed', errorKey, params };
    return resultOf(step, index < at ? 'passed' : 'skipped');
  });
};

/** A warning about a working sign-in: a user without an address gets no mail. */
const warningOf = ({ claims }: ProviderSettings, { identity, claimNames }: Arrival): Partial<SignInStepResult> => {
  const names = { ...standardClaims, ...claims };
  const warn = (errorKey: SignInStepResult['errorKey'], params = {}) =>
    ({ outcome: 'warning', errorKey, params }) as const;
  if (identity.email === '') return warn('provider.emailMissing', { claim: names.email, found: claimNames.join(', ') });
  if (mailAddress(identity.email) === undefined) return warn('provider.emailInvalid');
  return identity.emailVerified ? {} : warn('provider.emailUnverified', { claim: String(names.emailVerified) });
};

/** The steps of a completed flow. */
export const stepsOfSuccess = (provider: ProviderSettings, arrival: Arrival): SignInStepResult[] =>
  roundTrip.map((step) => {
    if (step === 'idToken' && !bringsIdToken(provider)) return resultOf(step, 'skipped');
    if (step === 'idToken' && !('idToken' in arrival)) return resultOf(step, 'skipped');
    return { ...resultOf(step, 'passed'), ...(step === 'userinfo' ? warningOf(provider, arrival) : {}) };
  });
