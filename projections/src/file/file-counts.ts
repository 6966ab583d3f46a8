import type { FileEvent } from '@clearbench/contracts/file/events';
import { type FileCountDocument, fileCountView } from '@clearbench/contracts/file/views';
import { projection } from '@clearbench/event-sourcing/projection';

const counted = (count: FileCountDocument | undefined, rbVersion: string, by: number): FileCountDocument => {
  const { total = 0, byRbVersion = {} } = count ?? {};
  return { total: total + by, byRbVersion: { ...byRbVersion, [rbVersion]: (byRbVersion[rbVersion] ?? 0) + by } };
};

/** The number of files of each environment, so that lists need not count. */
export const fileCounts = projection<FileCountDocument, FileEvent>({
  ...fileCountView,
  version: 1,
  key: ({ data }) => ('environmentId' in data ? data.environmentId : undefined),
  on: {
    FileCreated: (count, { data }) => counted(count, data.rbVersion, 1),
    FileReceived: (count, { data }) => counted(count, data.rbVersion, 1),
    FileDeleted: (count, { data }) => counted(count, data.rbVersion, -1),
    FileExpired: (count, { data }) => counted(count, data.rbVersion, -1),
    FileRestored: (count, { data }) => counted(count, data.rbVersion, 1),
  },
});
