import type { FileEvent } from '@clearbench/contracts/file/events';
import { type FileCountDocument, fileCountView } from '@clearbench/contracts/file/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** How many files each environment holds, kept so that no list has to count. */
export const fileCounts = projection<FileCountDocument, FileEvent>({
  ...fileCountView,
  version: 1,
  key: ({ data }) => ('environmentId' in data ? data.environmentId : undefined),
  on: {
    FileCreated: (count) => ({ total: (count?.total ?? 0) + 1 }),
    FileReceived: (count) => ({ total: (count?.total ?? 0) + 1 }),
    FileDeleted: (count) => count && { total: count.total - 1 },
  },
});
