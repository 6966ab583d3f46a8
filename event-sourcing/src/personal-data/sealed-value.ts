import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyId, OwnerKey } from '@clearbench/stores/key-store/key-store';

/** The encrypted form of a personal value: its key, and nonce, ciphertext and tag in base64. */
export type SealedValue = { readonly sealed: readonly [owner: string, number: number, box: string] };

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
/** Plaintexts are padded to a multiple of this, so that the ciphertext does not reveal the length of a name. */
const block = 64;

/** Encrypts a value as JSON; it decrypts only in the same field of the same event. */
export const seal = (value: unknown, { keyId, key }: OwnerKey, authenticatedData: string): SealedValue => {
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(
    Buffer.from(authenticatedData),
  );
  const box = [nonce, encryption.update(padded(JSON.stringify(value))), encryption.final(), encryption.getAuthTag()];
  return { sealed: [keyId.owner, keyId.number, Buffer.concat(box).toString('base64')] };
};

/** Decrypts a value; throws for another key, field or ciphertext. */
export const unseal = ({ sealed: [, , text] }: SealedValue, key: Uint8Array, authenticatedData: string): unknown => {
  const box = Buffer.from(text, 'base64');
  const decryption = createDecipheriv(cipher, key, box.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(authenticatedData))
    .setAuthTag(box.subarray(-tagLength));
  const json = Buffer.concat([decryption.update(box.subarray(nonceLength, -tagLength)), decryption.final()]);
  return JSON.parse(json.toString('utf8')) as unknown;
};

/** The id of the key that encrypted a value. */
export const keyIdOf = ({ sealed: [owner, number] }: SealedValue): KeyId => ({ owner, number });

export const isSealed = (value: unknown): value is SealedValue => {
  const { sealed } = (value ?? {}) as { sealed?: unknown };
  return (
    Array.isArray(sealed) &&
    sealed.length === 3 &&
    typeof sealed[0] === 'string' &&
    typeof sealed[1] === 'number' &&
    typeof sealed[2] === 'string'
  );
};

/** Spaces after JSON are ignored by parsers. */
const padded = (json: string): Buffer => {
  const bytes = Buffer.from(json);
  return Buffer.concat([bytes, Buffer.alloc((block - (bytes.length % block)) % block, ' ')]);
};
