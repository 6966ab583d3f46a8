import type { ChannelDocument } from '@clearbench/contracts/channel/views';
import { millisecondsPerSecond } from '@clearbench/contracts/time/durations';
import type { ConnectParts } from '../../outgoing/connect-to.ts';
import type { ChannelCredentials } from '../channel-credentials.ts';
import { connectSftp, type SftpConnection } from './connect-sftp.ts';
import type { RemoteFiles } from './remote-files.ts';

/** Milliseconds without use after which a connection is closed. */
const idleTime = 15 * millisecondsPerSecond;

export type ClientChannel = Extract<ChannelDocument, { kind: 'sftpClient' }>;

type Open = {
  /** Of the settings and the credential with which it was opened. */
  readonly key: string;
  readonly connection: Promise<SftpConnection>;
  users: number;
  timer: NodeJS.Timeout | undefined;
};

type Parts = ConnectParts & { readonly credentials: Pick<ChannelCredentials, 'open'> };

/** The connections to servers of banks, one for each channel: polls and deliveries that follow each other share it. */
export const sftpConnections = (parts: Parts) => {
  const known = new Map<string, Open>();

  const forget = (channelId: string, open: Open): void => {
    clearTimeout(open.timer);
    if (known.get(channelId) === open) known.delete(channelId);
    open.connection.then(({ close }) => close()).catch(() => undefined);
  };

  const opened = (channel: ClientChannel, key: string): Open => {
    const connection = parts.credentials.open(channel.credential).then((one) => connectSftp(parts, channel, one));
    const open: Open = { key, connection, users: 0, timer: undefined };
    known.set(channel.channelId, open);
    return open;
  };

  const openFor = async (channel: ClientChannel): Promise<Open> => {
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
    /** Works with the files of a channel's server. */
    use: async <T>(channel: ClientChannel, work: (files: RemoteFiles) => Promise<T>): Promise<T> => {
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
export type SftpConnections = ReturnType<typeof sftpConnections>;
