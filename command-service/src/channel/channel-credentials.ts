import { randomBytes } from 'node:crypto';
import { sealFor } from '@clearbench/access/sealed-token';
import type { CredentialForm } from '@clearbench/contracts/channel/channel-form';
import type { ChannelCredential } from '@clearbench/contracts/channel/settings';
import { Failure } from '@clearbench/contracts/failure';
import ssh2 from 'ssh2';
import { opensshKeyOf, secretLength } from './sftp/openssh-key.ts';

/** A credential as the server of the bank needs it. */
export type Credential =
  | { readonly type: 'password'; readonly password: string }
  | { readonly type: 'key'; readonly privateKey: string };

export type ChannelCredentials = {
  /** What is stored of a credential that an administrator set. */
  seal(form: CredentialForm): Promise<ChannelCredential>;
  open(stored: ChannelCredential | undefined): Promise<Credential>;
};

/** The line of the public key; refuses what is no private key, or has a passphrase. */
const publicLine = (privateKey: string): string => {
  const parsed = ssh2.utils.parseKey(privateKey);
  const key = Array.isArray(parsed) ? parsed[0] : parsed;
  if (!key || key instanceof Error || !key.isPrivateKey())
    throw new Failure('channel.badPrivateKey', { place: '/body/credential/privateKey' });
  return `${key.type} ${key.getPublicSSH().toString('base64')}`;
};

/**
 * The credentials of channels for servers of the bank, encrypted with a key of the installation of their own. The
 * password or private key is never shown again.
 */
export const channelCredentials = (installationSecret: string): ChannelCredentials => {
  const seal = sealFor(installationSecret, 'channel credentials');
  const ofKey = async (privateKey: string): Promise<ChannelCredential> => {
    const publicKey = publicLine(privateKey);
    return { type: 'key', sealed: await seal.close({ text: privateKey }), publicKey };
  };
  return {
    seal: async (form) => {
      switch (form.type) {
        case 'password':
          return { type: 'password', sealed: await seal.close({ text: form.password }) };
        case 'key':
          return ofKey(form.privateKey.trim().concat('\n'));
        case 'newKey':
          return ofKey(opensshKeyOf(randomBytes(secretLength)).privateKey);
      }
    },
    open: async (stored) => {
      if (!stored) throw new Failure('channel.noCredential');
      const text = (await seal.open(stored.sealed))?.text;
      if (typeof text !== 'string') throw new Failure('channel.secretUnreadable');
      return stored.type === 'password' ? { type: 'password', password: text } : { type: 'key', privateKey: text };
    },
  };
};
