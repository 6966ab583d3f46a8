import type { Identity } from '@clearbench/access/sign-in/identity';
import { mailAddress } from '@clearbench/contracts/user/mail-address';

const longest = { displayName: 120, email: 254 };

/** Control characters, and invisible ones that turn writing round or hide in it. */
const invisible = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\u2028\u2029]+/gu;

const cut = (text: string, length: number): string => {
  const characters = Array.from(text);
  return characters.length > length ? `${characters.slice(0, length - 1).join('')}…` : text;
};

const clean = (text: string): string => text.replaceAll(invisible, ' ').replaceAll(/\s+/g, ' ').trim();

/**
 * What a provider tells, fit to be shown to others: names of a bearable length, nothing invisible, addresses spelt as
 * everywhere else. An address nobody could mail to stays as it was told, so that an administrator sees it.
 */
export const toldIdentity = (told: Identity): Identity => {
  const email = mailAddress(told.email) ?? cut(clean(told.email), longest.email);
  const displayName = cut(clean(told.displayName.normalize('NFC')), longest.displayName);
  return { ...told, email, displayName: displayName || email };
};
