import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { keyFor } from './keys.ts';

/** Encrypts facts into a token that only this installation can create and read. */
export type Seal = {
  close(facts: JWTPayload): Promise<string>;
  /** Undefined for every token that this seal did not create. */
  open(token: string): Promise<JWTPayload | undefined>;
};

/**
 * Authenticated encryption (AES-256-GCM) with a separate key for each purpose. The reader of a token checks its expiry.
 */
export const sealFor = (secret: string, purpose: string): Seal => {
  const key = keyFor(secret, purpose);
  const algorithms = { keyManagementAlgorithms: ['dir'], contentEncryptionAlgorithms: ['A256GCM'] };
  return {
    close: (facts) => new EncryptJWT(facts).setProtectedHeader({ alg: 'dir', enc: 'A256GCM' }).encrypt(key),
    open: async (token) => {
      try {
        return (await jwtDecrypt(token, key, algorithms)).payload;
      } catch {
        return undefined;
      }
    },
  };
};
