import { createHash, generateKeyPairSync, sign } from 'node:crypto';
import { isPublicKey } from '@clearbench/contracts/channel/public-key';
import { memoryKeyStore } from '@clearbench/stores/key-store/memory';
import ssh2 from 'ssh2';
import { attemptLimit } from './attempt-limit.ts';
import { hostKeySecret } from './host-key.ts';
import { opensshKeyOf } from './openssh-key.ts';
import { newPassword } from './password.ts';
import { acceptsKey, acceptsOffer, type SftpChannel } from './sign-in.ts';

const secretOf = (text: string): Uint8Array => createHash('sha256').update(text).digest();
const own = opensshKeyOf(secretOf('one'));
const foreign = opensshKeyOf(secretOf('another'));
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

  it('accepts the password of the channel alone, which is stored as a salted hash', async () => {
    const [one, other] = [await newPassword(), await newPassword()];
    const offered = (password: string) => ({ method: 'password', password }) as Parameters<typeof acceptsOffer>[1];
    const withPassword = { ...channel, passwordHash: one.hash };
    expect(one.password).toMatch(/^[\w-]{32}$/);
    expect(one.hash).not.toContain(one.password);
    expect(await acceptsOffer(withPassword, offered(one.password))).toBe(true);
    for (const password of [other.password, '', `${one.password} `, 'x'.repeat(10_000)])
      expect(await acceptsOffer(withPassword, offered(password))).toBe(false);
    expect(await acceptsOffer(channel, offered(''))).toBe(false);
    expect(await acceptsOffer(undefined, offered(one.password))).toBe(false);
    expect(await acceptsOffer({ ...channel, passwordHash: 'unknown' }, offered(one.password))).toBe(false);
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
    expect(opensshKeyOf(secretOf('one'))).toEqual(own);
    expect(own.fingerprint).toMatch(/^SHA256:[A-Za-z0-9+/]{43}$/);
    expect(foreign.fingerprint).not.toBe(own.fingerprint);
    expect(isPublicKey(own.publicKey)).toBe(true);
  });
});

describe('secret of the host key', () => {
  it('is with the other keys, the same for every process', async () => {
    const keys = memoryKeyStore();
    const secret = await hostKeySecret(keys);
    expect(secret).toHaveLength(32);
    expect(await hostKeySecret(keys)).toEqual(secret);
    expect(await hostKeySecret(memoryKeyStore())).not.toEqual(secret);
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
