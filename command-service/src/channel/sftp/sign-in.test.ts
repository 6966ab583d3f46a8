import { generateKeyPairSync, sign } from 'node:crypto';
import { isPublicKey } from '@clearbench/contracts/channel/public-key';
import ssh2 from 'ssh2';
import { attemptLimit } from './attempt-limit.ts';
import { hostKeyOf } from './host-key.ts';
import { acceptsKey, type SftpChannel } from './sign-in.ts';

const own = hostKeyOf('a secret of the test');
const foreign = hostKeyOf('another secret');
const channel = { keys: [`${own.publicKey} engine@bank`] } as unknown as SftpChannel;
const data = (line: string): Buffer => Buffer.from(line.split(' ')[1] ?? '', 'base64');
const offer = (line: string, more = {}) =>
  ({ method: 'publickey', key: { algo: line.split(' ')[0] ?? '', data: data(line) }, ...more }) as Parameters<
    typeof acceptsKey
  >[1];

describe('sign-in by SFTP', () => {
  it('accepts a signature of a key of the channel alone', () => {
    const blob = Buffer.from('the session');
    const { privateKey } = generateKeyPairSync('ed25519');
    const signature = sign(null, blob, privateKey);
    expect(acceptsKey(channel, offer(own.publicKey))).toBe(true);
    expect(acceptsKey(channel, offer(foreign.publicKey))).toBe(false);
    expect(acceptsKey(channel, offer(own.publicKey, { blob, signature }))).toBe(false);
    const right = ssh2.utils.parseKey(own.privateKey) as unknown as { sign(bytes: Buffer): Buffer };
    expect(acceptsKey(channel, offer(own.publicKey, { blob, signature: right.sign(blob) }))).toBe(true);
    expect(acceptsKey({ ...channel, keys: [] }, offer(own.publicKey))).toBe(false);
  });

  it('refuses an address after repeated failures, and allows it later', () => {
    let now = 0;
    const limit = attemptLimit({ burst: 2, perSecond: 1 }, () => now);
    for (let attempt = 0; attempt < 3; attempt += 1) limit.failed('10.0.0.7');
    expect([limit.isRefused('10.0.0.7'), limit.isRefused('10.0.0.8')]).toEqual([true, false]);
    now += 1_001;
    expect(limit.isRefused('10.0.0.7')).toBe(false);
  });
});

describe('host key', () => {
  it('is the same for the same secret, in the form of OpenSSH', () => {
    expect(hostKeyOf('a secret of the test')).toEqual(own);
    expect(own.fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
    expect(foreign.fingerprint).not.toBe(own.fingerprint);
    expect(isPublicKey(own.publicKey)).toBe(true);
  });
});

describe('public key', () => {
  const [type, encoded = ''] = own.publicKey.split(' ');
  it.each([
    '',
    'ssh-ed25519',
    `ssh-dss ${encoded}`,
    `ssh-rsa ${encoded}`,
    `${type} ${encoded.slice(0, 40)}!`,
    `${type} ${encoded}\nssh-ed25519 ${encoded}`,
    `command="x" ${type} ${encoded}`,
  ])('is not %j', (line) => expect(isPublicKey(line)).toBe(false));
});
