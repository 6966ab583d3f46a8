import { hash } from 'node:crypto';

/**
 * The same parts give the same id: a UUID of version 8 (RFC 9562) over their SHA-256. A store that recognises events
 * by their id can so tell a repeated append from a new one.
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
