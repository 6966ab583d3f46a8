import { randomInt, timingSafeEqual } from 'node:crypto';
import { keyFor } from '@clearbench/access/keys';

/** Letters and digits nobody mistakes for one another. */
const letters = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;
const mostTries = 10;

/** Four groups of four, about 79 bits. */
export const newClaimCode = (): string =>
  Array.from({ length: groups }, () =>
    Array.from({ length: groupLength }, () => letters[randomInt(letters.length)]).join(''),
  ).join('-');

/** A code that follows from the installation's secret: any of several processes knows it, nobody else does. */
export const claimCodeOf = (secret: string): string => {
  const bytes = [...keyFor(secret, 'claim')];
  return Array.from({ length: groups }, (_, group) =>
    bytes
      .slice(group * groupLength, (group + 1) * groupLength)
      .map((byte) => letters[byte % letters.length])
      .join(''),
  ).join('-');
};

/** Whether an installation may still be claimed, and by whom: whoever shows the code. */
export type Claim = {
  isOpen(): boolean;
  /** Compares in constant time; after ten wrong ones no code is right any more until the next start. */
  accepts(code: string): boolean;
  /** Somebody runs the installation. */
  close(): void;
};

const plain = (code: string): Buffer => Buffer.from(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

/** The claim of a fresh installation under a code; tries are counted in memory only. */
export const claimBy = (code: string): Claim => {
  const right = plain(code);
  let open = true;
  let tries = 0;
  return {
    isOpen: () => open,
    accepts: (given) => {
      tries += 1;
      const shown = plain(given);
      const same = shown.length === right.length && timingSafeEqual(shown, right);
      return open && same && tries <= mostTries;
    },
    close: () => {
      open = false;
    },
  };
};

/** Where somebody runs the installation already, and in a demonstration. */
export const nothingToClaim: Claim = { isOpen: () => false, accepts: () => false, close: () => {} };
