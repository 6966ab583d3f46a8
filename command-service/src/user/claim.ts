import { timingSafeEqual } from 'node:crypto';
import { keyFor } from '@clearbench/access/keys';
import { Failure } from '@clearbench/contracts/failure';
import { millisecondsPerMinute } from '@clearbench/contracts/time/durations';
import type { Clock } from '@clearbench/event-sourcing/clock';

/** Letters and digits without similar ones. */
const codeAlphabet = 'ABCDEFGHJKMNPQRSTUVWXYZ23456789';
const groups = 4;
const groupLength = 4;
const mostTries = 10;

/** Four groups of four characters, about 79 bits, derived from the secret and the claim id of an installation. */
export const claimCodeOf = (secret: string, claimId: string): string => {
  const bytes = [...keyFor(secret, `claim ${claimId}`)];
  return Array.from({ length: groups }, (_, group) =>
    bytes
      .slice(group * groupLength, (group + 1) * groupLength)
      .map((byte) => codeAlphabet[byte % codeAlphabet.length])
      .join(''),
  ).join('-');
};

/** Whether an installation can be claimed, and whether a code is correct. */
export type Claim = {
  isOpen(): boolean;
  /** Compares in constant time. Fails with `request.tooMany` after ten wrong codes within a minute. */
  accepts(code: string): boolean;
  /** Called when the installation has an administrator. */
  close(): void;
};

const plain = (code: string): Buffer => Buffer.from(code.toUpperCase().replaceAll(/[^A-Z0-9]/g, ''));

/** The claim of a new installation with a code; wrong codes are counted in memory only. */
export const claimBy = (code: string, clock: Clock): Claim => {
  const right = plain(code);
  let open = true;
  let wrong: readonly number[] = [];
  return {
    isOpen: () => open,
    accepts: (given) => {
      const now = Date.parse(clock.now());
      wrong = wrong.filter((at) => at > now - millisecondsPerMinute);
      const [oldest] = wrong;
      if (oldest !== undefined && wrong.length >= mostTries)
        throw new Failure('request.tooMany', { seconds: Math.ceil((oldest + millisecondsPerMinute - now) / 1_000) });
      const shown = plain(given);
      const isRight = shown.length === right.length && timingSafeEqual(shown, right);
      if (!isRight) wrong = [...wrong, now];
      return open && isRight;
    },
    close: () => {
      open = false;
    },
  };
};

/** For an installation with an administrator, and for a demo. */
export const nothingToClaim: Claim = { isOpen: () => false, accepts: () => false, close: () => {} };
