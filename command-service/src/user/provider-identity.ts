import type { Identity } from '@clearbench/access/sign-in/identity';
import { mailAddress } from '@clearbench/contracts/user/mail-address';

const longest = { displayName: 120, email: 254 };

/** Control characters, bidirectional controls and other invisible characters. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

const cut = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
};

const clean = (text: string): string => text.replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * The identity for display to others: names of limited length without invisible characters, normalised addresses. An
 * invalid address is unchanged, so that an administrator sees it.
 */
export const providerIdentity = (claims: Identity): Identity => {
  const email = mailAddress(claims.email) ?? cut(clean(claims.email), longest.email);
  const displayName = cut(clean(claims.displayName.normalize('NFC')), longest.displayName);
  return { ...claims, email, displayName: displayName || email };
};
