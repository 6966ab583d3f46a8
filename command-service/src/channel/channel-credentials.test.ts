import { generateKeyPairSync } from 'node:crypto';
import { channelCredentials } from './channel-credentials.ts';
import { channelSecrets } from './channel-secrets.ts';

const ofInstallation = 'the secret of an installation, long enough';

describe('the credentials of channels', () => {
  const credentials = channelCredentials(ofInstallation);

  it('are encrypted, and opened for the connection', async () => {
    const stored = await credentials.seal({ type: 'password', password: 'correct horse' });
    expect(JSON.stringify(stored)).not.toContain('horse');
    expect(await credentials.open(stored)).toEqual({ type: 'password', password: 'correct horse' });
  });

  it('have a key of their own: neither another installation nor the secrets of signatures open them', async () => {
    const stored = await credentials.seal({ type: 'password', password: 'correct horse' });
    await expect(channelCredentials('another secret').open(stored)).rejects.toMatchObject({
      errorKey: 'channel.secretUnreadable',
    });
    const secrets = [{ secretId: 's', sealed: stored.sealed }];
    const message = { id: 'm', at: '2026-11-27T08:00:00.000Z', body: Buffer.from('') };
    await expect(channelSecrets(ofInstallation).headersOf({ secrets }, message)).rejects.toMatchObject({
      errorKey: 'channel.secretUnreadable',
    });
  });

  it('show the public key of a new key', async () => {
    const stored = await credentials.seal({ type: 'newKey' });
    expect(stored.publicKey).toMatch(/^ssh-ed25519 /);
    expect(await credentials.open(stored)).toMatchObject({
      type: 'key',
      privateKey: expect.stringContaining('BEGIN OPENSSH PRIVATE KEY'),
    });
  });

  it('show the public key of a given key', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const text = privateKey.export({ format: 'pem', type: 'pkcs1' }).toString();
    expect((await credentials.seal({ type: 'key', privateKey: text })).publicKey).toMatch(/^ssh-rsa /);
  });

  it.each(['no key', 'ssh-ed25519 AAAAC3NzaC1lZDI1NTE5AAAAIA=='])('refuse %j', async (privateKey) =>
    expect(credentials.seal({ type: 'key', privateKey })).rejects.toMatchObject({
      errorKey: 'channel.badPrivateKey',
    }),
  );

  it('refuse a key with a passphrase', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 });
    const text = privateKey.export({ format: 'pem', type: 'pkcs1', cipher: 'aes-128-cbc', passphrase: 'secret' });
    await expect(credentials.seal({ type: 'key', privateKey: text.toString() })).rejects.toMatchObject({
      errorKey: 'channel.badPrivateKey',
    });
  });

  it('are missing until an administrator sets one', async () =>
    expect(credentials.open(undefined)).rejects.toMatchObject({ errorKey: 'channel.noCredential' }));
});
