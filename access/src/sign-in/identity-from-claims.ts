import type { Identity } from './identity.ts';
import { type ProviderSettings, standardClaims } from './provider-settings.ts';
import { faultError, printableText } from './sign-in-fault.ts';

const text = (claim: unknown): string => (typeof claim === 'string' || typeof claim === 'number' ? String(claim) : '');

/** Longest subject in OpenID Connect. */
const longestSubject = 255;

const mostNames = 30;

/** Names of the claims of a provider, without their values. */
export const claimNamesOf = (userinfo: unknown): readonly string[] =>
  typeof userinfo === 'object' && userinfo !== null
    ? Object.keys(userinfo)
        .slice(0, mostNames)
        .map((name) => printableText(name).slice(0, 40))
    : [];

/** Reads a provider's userinfo; throws when the subject is missing. */
export const identityFromClaims = (provider: ProviderSettings, userinfo: unknown): Identity => {
  const claims = (userinfo ?? {}) as Readonly<Record<string, unknown>>;
  const names = { ...standardClaims, ...provider.claims };
  const subject = text(claims[names.subject]);
  const claim = names.subject;
  if (subject === '')
    throw faultError(`the provider's answer has no "${claim}"`, {
      step: 'userinfo',
      errorKey: 'provider.subjectMissing',
      params: { claim, found: claimNamesOf(userinfo).join(', ') },
    });
  if (subject.length > longestSubject)
    throw faultError(`the provider's "${claim}" is too long`, {
      step: 'userinfo',
      errorKey: 'provider.subjectTooLong',
      params: { claim },
    });
  const email = text(claims[names.email]);
  return {
    provider: provider.name,
    subject,
    email,
    displayName: text(claims[names.displayName]) || email || subject,
    emailVerified: names.emailVerified === true ? email !== '' : claims[names.emailVerified] === true,
  };
};
