import type { ChannelDocument } from '@clearbench/contracts/channel/views';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { ChannelCredentials, Credential } from './channel-credentials.ts';

/** Milliseconds without use after which a connection is closed. */
const idleTime = 15 * millisecondsPerSecond;

/** The channels that work with a server of the bank. */
export type SftpClientChannel = Extract<ChannelDocument, { kind: 'sftpClient' }>;
export type AmqpChannel = Extract<ChannelDocument, { kind: 'amqp' }>;

/** A connection to a server of the bank. */
type ServerConnection = { isOpen(): boolean; close(): void };

type Open<C> = {
  /** Of the settings and the credential with which it was opened. */
  readonly key: string;
  readonly connection: Promise<C>;
  users: number;
  timer: NodeJS.Timeout | undefined;
};

/** The connections to servers of banks, one for each channel: work that follows each other shares it. */
export const serverConnections = <Channel extends SftpClientChannel | AmqpChannel, C extends ServerConnection>(
  credentials: Pick<ChannelCredentials, 'open'>,
  connect: (channel: Channel, credential: Credential) => Promise<C>,
) => {
  const known = new Map<string, Open<C>>();

  const forget = (channelId: string, open: Open<C>): void => {
    clearTimeout(open.timer);
    if (known.get(channelId) === open) known.delete(channelId);
    open.connection.then(({ close }) => close()).catch(() => undefined);
  };

  const opened = (channel: Channel, key: string): Open<C> => {
    const connection = credentials.open(channel.credential).then((one) => connect(channel, one));
    const open: Open<C> = { key, connection, users: 0, timer: undefined };
    known.set(channel.channelId, open);
    return open;
  };

  const openFor = async (channel: Channel): Promise<Open<C>> => {
    const { channelId, version, credential } = channel;
    const key = `${version} ${credential?.sealed}`;
    const present = known.get(channelId);
    if (!present) return opened(channel, key);
    if (present.key === key && (await present.connection.then(({ isOpen }) => isOpen()).catch(() => false)))
      return present;
    if (present.users === 0) forget(channelId, present);
    return opened(channel, key);
  };

  return {
    /** Works with the server of a channel. */
    use: async <T>(channel: Channel, work: (connection: C) => Promise<T>): Promise<T> => {
      const open = await openFor(channel);
      clearTimeout(open.timer);
      open.users += 1;
      try {
        return await work(await open.connection);
      } finally {
        open.users -= 1;
        const end = (): void => forget(channel.channelId, open);
        if (open.users === 0) open.timer = setTimeout(end, idleTime).unref();
      }
    },
    close: (): void => {
      for (const [channelId, open] of known) forget(channelId, open);
    },
  };
};
