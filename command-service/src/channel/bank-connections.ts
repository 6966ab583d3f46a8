import type { ConnectParts } from '../outgoing/connect-to.ts';
import { type AmqpConnection, connectAmqp } from './amqp/connect-amqp.ts';
import type { ChannelCredentials } from './channel-credentials.ts';
import { type AmqpChannel, type SftpClientChannel, serverConnections } from './server-connections.ts';
import { connectSftp, type SftpConnection } from './sftp-client/connect-sftp.ts';

export type BankParts = ConnectParts & {
  readonly credentials: Pick<ChannelCredentials, 'open'>;
  /** Bytes of a file. */
  readonly largestContent: number;
};

/** The connections to the servers and message brokers of banks. */
export const bankConnections = (parts: BankParts) => {
  const sftp = serverConnections<SftpClientChannel, SftpConnection>(parts.credentials, (channel, credential) =>
    connectSftp(parts, channel, credential),
  );
  const amqp = serverConnections<AmqpChannel, AmqpConnection>(parts.credentials, (channel, credential) =>
    connectAmqp(parts, channel, credential),
  );
  return {
    sftp,
    amqp,
    close: (): void => {
      sftp.close();
      amqp.close();
    },
  };
};
export type BankConnections = ReturnType<typeof bankConnections>;
