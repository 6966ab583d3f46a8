import type { ErrorKey } from '../errors.ts';

export const badKey: ErrorKey = 'channel.badKey';

/** A line of OpenSSH: the type, the key in base64, and a comment. */
const keyLine =
  /^(ssh-ed25519|ssh-rsa|ecdsa-sha2-nistp256|ecdsa-sha2-nistp384|ecdsa-sha2-nistp521) ([A-Za-z0-9+/]{40,4000}={0,2})(?: [^\p{Cc}]*)?$/u;

/** Bytes of an RSA key with 2048 bits; shorter ones are not secure. */
const shortestRsa = 279;

/** Whether a line is a public key in the format of OpenSSH, such as `ssh-ed25519 AAAA… engine@bank`. */
export const isPublicKey = (line: string): boolean => {
  const [, type = '', encoded = ''] = keyLine.exec(line) ?? [];
  if (type === '' || encoded.length % 4 !== 0) return false;
  const key = atob(encoded);
  // The key repeats its type after the length of the type in four bytes.
  const repeated = `\0\0\0${String.fromCharCode(type.length)}${type}`;
  return key.startsWith(repeated) && (type !== 'ssh-rsa' || key.length >= shortestRsa);
};
