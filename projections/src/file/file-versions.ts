import type { EventMetadata } from '@clearbench/contracts/event-envelope';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { type FileVersionDocument, fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import type { ContentFacts } from '@clearbench/contracts/file/vip-file';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import { projection } from '@clearbench/event-sourcing/projection';

const versionOf = (
  { fileId, content }: { fileId: string; content: ContentFacts },
  contentVersion: number,
  by: string,
  { at, actor }: EventMetadata,
): FileVersionDocument => ({ fileId, contentVersion, sha256: content.sha256, size: content.size, by, at, actor });

/** Every saved content of every file, with its last validation and its transfers. */
export const fileVersions = projection<FileVersionDocument, FileEvent | TransferEvent>({
  ...fileVersionView,
  version: 2,
  key: ({ type, data }) => {
    if (type === 'FileCreated' || type === 'FileReceived') return fileVersionId(data.fileId, 1);
    return 'contentVersion' in data ? fileVersionId(data.fileId, data.contentVersion) : undefined;
  },
  on: {
    FileCreated: (_, { data, metadata }) => versionOf(data, 1, data.origin, metadata),
    FileReceived: (_, { data, metadata }) => versionOf(data, 1, 'engine', metadata),
    FileContentChanged: (_, { data, metadata }) => versionOf(data, data.contentVersion, data.by, metadata),
    FileValidated: (version, { data: { result }, metadata }) => {
      const { errors, warnings, infos } = result;
      return version && { ...version, validation: { errors, warnings, infos, at: metadata.at } };
    },
    TransferRequested: (version, { data: { transferId }, metadata }) =>
      version && { ...version, sent: { times: (version.sent?.times ?? 0) + 1, transferId, at: metadata.at } },
  },
});
