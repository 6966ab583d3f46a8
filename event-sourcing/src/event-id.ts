import { hash } from 'node:crypto';

/**
 * An id derived from parts: a UUID of version 8 (RFC 9562) over their SHA-256. Equal parts give equal ids, so that a
 * store can recognise a repeated append.
 */
export const idFrom = (...parts: readonly (string | number)[]): string => {
  const digits = hash('sha256', JSON.stringify(parts), 'hex');
  const variant = ((Number.parseInt(digits.charAt(16), 16) & 0x3) | 0x8).toString(16);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `${variant}${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
};
