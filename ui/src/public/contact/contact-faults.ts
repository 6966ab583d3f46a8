import { mailAddress } from '@clearbench/contracts/user/mail-address';
import type { ContactMessage } from './contact-slice.ts';

export type ContactField = keyof ContactMessage;

/** Characters; the server has the same limit. */
export const longest: Readonly<Record<ContactField, number>> = { name: 120, email: 254, subject: 160, message: 8_000 };

/** The text key of the error of a field, if any. */
export const faultOf = (field: ContactField, value: string): string | undefined => {
  if (value.trim() === '') return 'contact.needed';
  if (field === 'email' && mailAddress(value) === undefined) return 'contact.badEmail';
  return undefined;
};
