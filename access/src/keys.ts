import { hkdfSync } from 'node:crypto';

/** One 256-bit key for one purpose, so that a token for one purpose is invalid for another. */
export const keyFor = (secret: string, purpose: string): Uint8Array =>
  new Uint8Array(hkdfSync('sha256', secret, 'clearbench', purpose, 32));
