import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { KeyId, OwnerKey } from '@clearbench/stores/key-store/key-store';

/** What stands in an event in place of a value about a person: under which key, and nonce, ciphertext and tag in base64. */
export type SealedValue = { readonly sealed: readonly [owner: string, number: number, box: string] };

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;
/** Texts are filled up to a multiple of this, so that a box does not tell how long a name is. */
const block = 64;

/** Encrypts a value as JSON; it opens only at the place of the event it was sealed for. */
export const seal = (value: unknown, { keyId, key }: OwnerKey, place: string): SealedValue => {
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, key, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(place));
  const box = [nonce, encryption.update(padded(JSON.stringify(value))), encryption.final(), encryption.getAuthTag()];
  return { sealed: [keyId.owner, keyId.number, Buffer.concat(box).toString('base64')] };
};

/** The value that was sealed; throws where key, place or box is another one. */
export const unseal = ({ sealed: [, , text] }: SealedValue, key: Uint8Array, place: string): unknown => {
  const box = Buffer.from(text, 'base64');
  const decryption = createDecipheriv(cipher, key, box.subarray(0, nonceLength), { authTagLength: tagLength })
    .setAAD(Buffer.from(place))
    .setAuthTag(box.subarray(-tagLength));
  const json = Buffer.concat([decryption.update(box.subarray(nonceLength, -tagLength)), decryption.final()]);
  return JSON.parse(json.toString('utf8')) as unknown;
};

/** The key a value was sealed with. */
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

/** Blanks after JSON mean nothing to whoever reads it. */
const padded = (json: string): Buffer => {
  const bytes = Buffer.from(json);
  return Buffer.concat([bytes, Buffer.alloc((block - (bytes.length % block)) % block, ' ')]);
};
