import { createHmac, randomBytes } from 'node:crypto';
import { type Seal, sealFor } from '@clearbench/access/sealed-token';
import type { ChannelSecret } from '@clearbench/contracts/channel/events';
import type { ChannelDocument } from '@clearbench/contracts/channel/views';
import { Failure } from '@clearbench/contracts/failure';

/** The form of secrets in the specification of Standard Webhooks: a prefix, and 24 to 64 bytes in base64. */
const prefix = 'whsec_';
const secretLength = 32;

export type ChannelSecrets = {
  /** A new secret: its text, which is shown once, and what is stored. */
  create(): Promise<{ readonly text: string; readonly stored: ChannelSecret }>;
  /** The headers of Standard Webhooks with a signature of every secret that is valid at `at`. */
  headersOf(
    channel: Pick<ChannelDocument, 'secrets'>,
    message: { readonly id: string; readonly at: string; readonly body: Uint8Array },
  ): Promise<Record<string, string>>;
};

const signed = (secret: string, content: readonly (string | Uint8Array)[]): string => {
  const hmac = createHmac('sha256', Buffer.from(secret.slice(prefix.length), 'base64'));
  for (const part of content) hmac.update(part);
  return `v1,${hmac.digest('base64')}`;
};

const opened = async (seal: Seal, { sealed }: ChannelSecret): Promise<string> => {
  const text = (await seal.open(sealed))?.secret;
  if (typeof text !== 'string') throw new Failure('channel.secretUnreadable');
  return text;
};

/** The signature headers for a message; the id, the time in seconds and the body are signed. */
export const signatureHeaders = (
  secrets: readonly string[],
  { id, at, body }: { readonly id: string; readonly at: string; readonly body: Uint8Array },
): Record<string, string> => {
  const timestamp = String(Math.floor(Date.parse(at) / 1_000));
  const signatures = secrets.map((secret) => signed(secret, [`${id}.${timestamp}.`, body]));
  return { 'webhook-id': id, 'webhook-timestamp': timestamp, 'webhook-signature': signatures.join(' ') };
};

/** The secrets of channels, encrypted with a key of the installation. */
export const channelSecrets = (installationSecret: string): ChannelSecrets => {
  const seal = sealFor(installationSecret, 'channel secrets');
  return {
    create: async () => {
      const text = `${prefix}${randomBytes(secretLength).toString('base64')}`;
      const secretId = randomBytes(8).toString('hex');
      return { text, stored: { secretId, sealed: await seal.close({ secret: text }) } };
    },
    headersOf: async ({ secrets }, message) => {
      const valid = secrets.filter(({ until }) => until === undefined || until > message.at);
      return signatureHeaders(await Promise.all(valid.map((secret) => opened(seal, secret))), message);
    },
  };
};
