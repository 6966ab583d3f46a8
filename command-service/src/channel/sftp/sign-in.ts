import { timingSafeEqual } from 'node:crypto';
import { type ChannelDocument, channelView } from '@clearbench/contracts/channel/views';
import type { ReadModels } from '@clearbench/stores/read-models';
import ssh2, { type AuthContext, type ParsedKey } from 'ssh2';
import { isPassword } from './password.ts';

export type SftpChannel = Extract<ChannelDocument, { kind: 'sftp' }>;

type WithKey = Extract<AuthContext, { method: 'publickey' }>;

const isSame = (one: Buffer, other: Buffer): boolean => one.length === other.length && timingSafeEqual(one, other);

/** The key of the channel that the client offers. */
const offeredKey = ({ keys }: SftpChannel, { key }: WithKey): ParsedKey | undefined => {
  const known = keys
    .map((line) => ssh2.utils.parseKey(line))
    .filter((one): one is ParsedKey => !(one instanceof Error));
  return known.find((one) => one.type === key.algo && isSame(one.getPublicSSH(), key.data));
};

/** RSA signatures with SHA-1 are not secure; a signature without a named hash uses SHA-1. */
const isSecure = ({ key, hashAlgo }: WithKey): boolean =>
  key.algo !== 'ssh-rsa' || hashAlgo === 'sha256' || hashAlgo === 'sha512';

/** The channel of the user name, if it is an SFTP channel. */
export const channelOf = async (views: Pick<ReadModels, 'get'>, username: string): Promise<SftpChannel | undefined> => {
  const channel = await views.get(channelView, username.slice(0, 64));
  return channel?.kind === 'sftp' ? channel : undefined;
};

/** Whether a channel accepts what a client offers: a key with or without a signature, or the password. */
export const acceptsOffer = (channel: SftpChannel | undefined, offer: AuthContext): boolean | Promise<boolean> => {
  if (offer.method === 'password') return isPassword(channel?.passwordHash, offer.password);
  return channel !== undefined && offer.method === 'publickey' && acceptsKey(channel, offer);
};

/** Whether a channel accepts a key: without a signature whether it may be used, with one whether the client has it. */
export const acceptsKey = (channel: SftpChannel, offer: WithKey): boolean => {
  const key = offeredKey(channel, offer);
  if (!key || !isSecure(offer)) return false;
  if (!offer.signature || !offer.blob) return offer.signature === undefined;
  return key.verify(offer.blob, offer.signature, offer.hashAlgo) === true;
};
