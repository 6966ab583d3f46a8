import type { FileEvent } from '@clearbench/contracts/file/events';
import { retentionOfRow, rowOfSummary, summaryOfRow } from '@clearbench/contracts/file/list-row';
import { type FileListRow, fileListView } from '@clearbench/contracts/file/views';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { fileReducers, summaryAfter } from './file-summary.ts';
import { retentionAfter } from './retention.ts';

const rowAfter = (
  row: FileListRow | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): FileListRow | null | undefined => {
  const file = summaryAfter(row && summaryOfRow(row), event);
  if (!file) return file;
  const stay = retentionAfter(row && retentionOfRow(row), event);
  if (!stay) return undefined;
  const content = 'content' in event.data ? event.data.content : undefined;
  return rowOfSummary(file, stay, {
    sha256: content?.sha256 ?? row?.sha256 ?? '',
    references: content?.references.join(' ') ?? row?.references ?? '',
  });
};

/** The file list: one row per file. */
export const fileList = projection<FileListRow, FileEvent | TransferEvent>({
  ...fileListView,
  version: 6,
  key: ({ data }) => data.fileId,
  on: fileReducers(rowAfter),
  notice: ({ fileId, envId }) => ({ topic: fileListView.name, id: fileId, audience: `env:${envId}` }),
});
