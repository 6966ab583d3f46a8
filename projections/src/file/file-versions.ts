import type { EventMetadata } from '@clearbench/contracts/event-envelope';
import type { FileEvent } from '@clearbench/contracts/file/events';
import { type FileVersionDocument, fileVersionId, fileVersionView } from '@clearbench/contracts/file/views';
import type { ContentFacts } from '@clearbench/contracts/file/vip-file';
import { projection } from '@clearbench/event-sourcing/projection';

const versionOf = (
  { fileId, content }: { fileId: string; content: ContentFacts },
  contentVersion: number,
  by: string,
  { at, actor }: EventMetadata,
): FileVersionDocument => ({ fileId, contentVersion, sha256: content.sha256, size: content.size, by, at, actor });

/** Every saved content of every file. */
export const fileVersions = projection<FileVersionDocument, FileEvent>({
  ...fileVersionView,
  version: 1,
  key: ({ type, data }) => {
    if (type === 'FileContentChanged') return fileVersionId(data.fileId, data.contentVersion);
    return fileVersionId(data.fileId, 1);
  },
  on: {
    FileCreated: (_, { data, metadata }) => versionOf(data, 1, data.origin, metadata),
    FileReceived: (_, { data, metadata }) => versionOf(data, 1, 'engine', metadata),
    FileContentChanged: (_, { data, metadata }) => versionOf(data, data.contentVersion, data.by, metadata),
  },
});
