import { randomBytes } from 'node:crypto';
import type { ChannelCheck } from '@clearbench/contracts/channel/administration-routes';
import { Failure } from '@clearbench/contracts/failure';
import type { ConnectParts } from '../../outgoing/connect-to.ts';
import type { ChannelCredentials } from '../channel-credentials.ts';
import { checkedStep } from '../checked-step.ts';
import type { SftpClientChannel } from '../server-connections.ts';
import { connectSftp } from './connect-sftp.ts';
import { pathIn, type RemoteFiles } from './remote-files.ts';

type Parts = { readonly credentials: Pick<ChannelCredentials, 'open'>; readonly outgoing: ConnectParts };

const demandFolder = async (files: RemoteFiles, path: string): Promise<void> => {
  const found = await files.stat(path);
  if (found?.isFolder !== true) throw new Failure('channel.folderUnusable', { path });
};

/** Writes and deletes a file, because the right to write shows only then. */
const demandWritable = async (files: RemoteFiles, folder: string): Promise<void> => {
  await demandFolder(files, folder);
  const path = pathIn(folder, `clearbench-test-${randomBytes(6).toString('hex')}.tmp`);
  await files.write(path, new Uint8Array());
  await files.remove(path);
};

const checksOfFolders = async (
  files: RemoteFiles,
  { inFolder, outFolder, archiveFolder, direction }: SftpClientChannel,
): Promise<ChannelCheck[]> => [
  await checkedStep('inFolder', () => files.list(inFolder, 1).then(() => undefined)),
  ...(archiveFolder === undefined
    ? []
    : [await checkedStep('archiveFolder', () => demandFolder(files, archiveFolder))]),
  ...(direction === 'in' || outFolder === undefined
    ? []
    : [await checkedStep('outFolder', () => demandWritable(files, outFolder))]),
];

/** Whether a channel can work with the server of the bank: its credential, the sign-in, and each folder. */
export const checksOfServer = async (
  { credentials, outgoing }: Parts,
  channel: SftpClientChannel,
): Promise<ChannelCheck[]> => {
  const hasCredential: ChannelCheck = { check: 'credential', ok: channel.credential !== undefined };
  if (!channel.credential) return [hasCredential];
  let folders: ChannelCheck[] = [];
  const connection = await checkedStep('connection', async () => {
    const files = await connectSftp(outgoing, channel, await credentials.open(channel.credential));
    try {
      folders = await checksOfFolders(files, channel);
    } finally {
      files.close();
    }
  });
  return [hasCredential, connection, ...folders];
};
