import type { FileEvent } from '@clearbench/contracts/file/events';
import { type FileListRow, fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { fileReducers } from './file-reducers.ts';
import { summaryAfter } from './summary.ts';

/** Fields lists filter by are always there: '' stands for none. */
const rowOf = (file: VipFileSummary, sha256: string, references: string): FileListRow => ({
  ...file,
  messageType: file.messageType ?? '',
  transferState: file.transferState ?? '',
  causedByTransferId: file.causedByTransferId ?? '',
  sha256,
  references,
  search: `${file.fileName} ${references}`,
});

const summaryOf = ({
  messageType,
  transferState,
  causedByTransferId,
  sha256: _,
  references: __,
  search: ___,
  ...file
}: FileListRow): VipFileSummary => ({
  ...file,
  ...(messageType === '' ? {} : { messageType }),
  ...(transferState === '' ? {} : { transferState: transferState as NonNullable<VipFileSummary['transferState']> }),
  ...(causedByTransferId === '' ? {} : { causedByTransferId }),
});

const rowAfter = (
  row: FileListRow | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): FileListRow | null | undefined => {
  const file = summaryAfter(row && summaryOf(row), event);
  if (!file) return file;
  const content = 'content' in event.data ? event.data.content : undefined;
  return rowOf(file, content?.sha256 ?? row?.sha256 ?? '', content?.references.join(' ') ?? row?.references ?? '');
};

/** The file list: one row a file. */
export const fileList = projection<FileListRow, FileEvent | TransferEvent>({
  ...fileListView,
  version: 1,
  key: ({ data }) => data.fileId,
  on: fileReducers(rowAfter),
  notice: ({ fileId, envId }) => ({ topic: fileListView.name, id: fileId, audience: `env:${envId}` }),
});
