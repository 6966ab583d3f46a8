import { mailAddress } from '@clearbench/contracts/user/mail-address';
import type { ContactMessage } from './contact-slice.ts';

export type ContactField = keyof ContactMessage;

/** Characters; the server allows the same. */
export const longest: Readonly<Record<ContactField, number>> = { name: 120, email: 254, subject: 160, message: 8_000 };

/** Key of what is wrong with a field, if anything. */
export const faultOf = (field: ContactField, value: string): string | undefined => {
  if (value.trim() === '') return 'contact.needed';
  if (field === 'email' && mailAddress(value) === undefined) return 'contact.badEmail';
  return undefined;
};
