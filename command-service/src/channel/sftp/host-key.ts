import { createPrivateKey, createPublicKey, hash } from 'node:crypto';
import type { KeyStore } from '@clearbench/stores/key-store/key-store';

/** PKCS #8 of an Ed25519 key up to its 32 secret bytes (RFC 8410). */
const pkcs8Head = Buffer.from('302e020100300506032b657004220420', 'hex');
const keyLength = 32;
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
const opensshKey = (secret: Uint8Array, publicKey: Uint8Array): string => {
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

export type HostKey = {
  readonly privateKey: string;
  /** As OpenSSH shows it: `SHA256:` and the hash in base64. */
  readonly fingerprint: string;
  /** The line of a file `known_hosts`, after the name of the host. */
  readonly publicKey: string;
};

/** The name of the key among the others; no user has it as an id. */
const ownerOfKey = 'sftp-host-key';

/**
 * The secret of the host key, which is created at the first start of the SFTP server. It is with the other keys: every
 * command service has the same one, backups contain it, and it stays when the secret of the installation changes.
 */
export const hostKeySecret = async (keys: Pick<KeyStore, 'keyOf'>): Promise<Uint8Array> =>
  (await keys.keyOf(ownerOfKey, 0)).key;

/** The Ed25519 key of the SFTP server from its 32 secret bytes. */
export const hostKeyOf = (secret: Uint8Array): HostKey => {
  const key = createPrivateKey({ key: Buffer.concat([pkcs8Head, secret]), format: 'der', type: 'pkcs8' });
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).subarray(-keyLength);
  const blob = Buffer.concat([field(keyType), field(publicKey)]);
  return {
    privateKey: opensshKey(secret, publicKey),
    fingerprint: `SHA256:${hash('sha256', blob, 'base64').replace(/=+$/, '')}`,
    publicKey: `${keyType} ${blob.toString('base64')}`,
  };
};
