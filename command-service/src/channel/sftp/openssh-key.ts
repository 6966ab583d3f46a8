import { createPrivateKey, createPublicKey, hash } from 'node:crypto';

/** PKCS #8 of an Ed25519 key up to its 32 secret bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
export const secretLength = 32;
const keyType = 'ssh-ed25519';

/** A field with its length in front (RFC 4251, type string). */
const field = (value: string | Uint8Array): Buffer => {
  const bytes = Buffer.from(value);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes.length);
  return Buffer.concat([length, bytes]);
};

const number = (value: number): Buffer => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

/** The private key in the format of OpenSSH, without a passphrase. */
const privateText = (secret: Uint8Array, publicKey: Uint8Array): string => {
  const publicPart = Buffer.concat([field(keyType), field(publicKey)]);
  const check = number(0);
  const pair = Buffer.concat([secret, publicKey]);
  const content = Buffer.concat([check, check, field(keyType), field(publicKey), field(pair), field('clearbench')]);
  const padding = Buffer.from(Array.from({ length: (8 - (content.length % 8)) % 8 }, (_, index) => index + 1));
  const whole = Buffer.concat([
    Buffer.from('openssh-key-v1\0'),
    ...[field('none'), field('none'), field(''), number(1), field(publicPart)],
    field(Buffer.concat([content, padding])),
  ]);
  const lines = whole.toString('base64').match(/.{1,70}/g) ?? [];
  return ['-----BEGIN OPENSSH PRIVATE KEY-----', ...lines, '-----END OPENSSH PRIVATE KEY-----', ''].join('\n');
};

/** As OpenSSH shows it: `SHA256:` and the hash of a public key in base64. */
export const fingerprintOf = (publicKey: Uint8Array): string =>
  `SHA256:${hash('sha256', publicKey, 'base64').replace(/=+$/, '')}`;

export type OpensshKey = {
  readonly privateKey: string;
  /** As OpenSSH shows it: `SHA256:` and the hash in base64. */
  readonly fingerprint: string;
  /** The line of a file `known_hosts` after the name of the host, or of a file `authorized_keys`. */
  readonly publicKey: string;
};

/** The Ed25519 key of 32 secret bytes. */
export const opensshKeyOf = (secret: Uint8Array): OpensshKey => {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-secretLength);
  const blob = Buffer.concat([field(keyType), field(publicKey)]);
  return {
    privateKey: privateText(secret, publicKey),
    fingerprint: fingerprintOf(blob),
    publicKey: `${keyType} ${blob.toString('base64')}`,
  };
};
