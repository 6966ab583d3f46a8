import { EncryptJWT, type JWTPayload, jwtDecrypt } from 'jose';
import { keyFor } from './keys.ts';

/** Turns facts into a token only this installation can read or make. */
export type Seal = {
  close(facts: JWTPayload): Promise<string>;
  /** Undefined for whatever was not closed by this seal, bit by bit. */
  open(token: string): Promise<JWTPayload | undefined>;
};

/** Authenticated encryption (AES-256-GCM) under a key of its own for each purpose. Whether a token is too old its reader says. */
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
