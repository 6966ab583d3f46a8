import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceLength = 12;
const tagLength = 16;

/** Length of a wrapped key of 32 bytes. */
export const wrappedLength = nonceLength + 32 + tagLength;

/** A key encrypted with another one for one purpose; it cannot be unwrapped for another purpose. */
export const wrapped = (key: Uint8Array, under: Uint8Array, purpose: string): Uint8Array => {
  const nonce = randomBytes(nonceLength);
  const encryption = createCipheriv(cipher, under, nonce, { authTagLength: tagLength }).setAAD(Buffer.from(purpose));
  return Buffer.concat([nonce, encryption.update(key), encryption.final(), encryption.getAuthTag()]);
};

/** The unwrapped key; undefined where it was wrapped with another key or for another purpose. */
export const unwrapped = (bytes: Uint8Array, under: Uint8Array, purpose: string): Uint8Array | undefined => {
  const [nonce, tag] = [bytes.subarray(0, nonceLength), bytes.subarray(-tagLength)];
  const decryption = createDecipheriv(cipher, under, nonce, { authTagLength: tagLength })
    .setAAD(Buffer.from(purpose))
    .setAuthTag(tag);
  try {
    return Buffer.concat([decryption.update(bytes.subarray(nonceLength, -tagLength)), decryption.final()]);
  } catch {
    return undefined;
  }
};
