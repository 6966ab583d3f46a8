import type { Identity } from './identity.ts';
import { type ProviderSettings, standardClaims } from './provider-settings.ts';

const text = (claim: unknown): string => (typeof claim === 'string' || typeof claim === 'number' ? String(claim) : '');

/** OpenID Connect allows no longer ones. */
const longestSubject = 255;

/** Reads a provider's userinfo; throws when it does not even name its subject. */
export const identityFromClaims = (provider: ProviderSettings, userinfo: unknown): Identity => {
  const told = (userinfo ?? {}) as Readonly<Record<string, unknown>>;
  const names = { ...standardClaims, ...provider.claims };
  const subject = text(told[names.subject]);
  if (subject === '') throw new Error(`the provider's answer has no "${names.subject}"`);
  if (subject.length > longestSubject) throw new Error(`the provider's "${names.subject}" is too long`);
  const email = text(told[names.email]);
  return {
    provider: provider.name,
    subject,
    email,
    displayName: text(told[names.displayName]) || email || subject,
    emailVerified: names.emailVerified === true ? email !== '' : told[names.emailVerified] === true,
  };
};
