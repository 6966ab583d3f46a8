import { hash } from 'node:crypto';

/** Most bytes of a name in PostgreSQL. */
const mostBytes = 63;
const hashLength = 20;

/** Different lists of parts have different names; a long one ends with a hash of the whole. */
export const postgresName = (...parts: readonly string[]): string => {
  const name = parts.map(spelt).join(':');
  const bytes = Buffer.from(name);
  if (bytes.length <= mostBytes) return name;
  // A character that is cut apart becomes one of three bytes.
  const start = bytes.subarray(0, mostBytes - hashLength - 3).toString();
  return `${start}~${hash('sha256', name, 'base64url').slice(0, hashLength)}`;
};

const spelt = (part: string): string =>
  part.replace(/[%:~\0]/g, (character) => `%${character.charCodeAt(0).toString(16).padStart(2, '0')}`);
