import type { FileEvent } from '@clearbench/contracts/file/events';
import { retentionOfRow, rowOfSummary, summaryOfRow } from '@clearbench/contracts/file/list-row';
import type { FileRetention } from '@clearbench/contracts/file/retention';
import { type FileListRow, fileListView } from '@clearbench/contracts/file/views';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { TransferEvent } from '@clearbench/contracts/transfer/events';
import type { Recorded } from '@clearbench/event-sourcing/decider';
import { projection } from '@clearbench/event-sourcing/projection';
import { fileReducers, summaryAfter } from './file-summary.ts';
import { retentionAfter } from './retention.ts';

/** The parts of the last row: the events of a file are mostly folded one after the other. */
let last: { readonly row: FileListRow; readonly file: VipFileSummary; readonly stay: FileRetention } | undefined;
const partsOf = (row: FileListRow | undefined) => {
  if (row === undefined) return {};
  return last?.row === row ? last : { file: summaryOfRow(row), stay: retentionOfRow(row) };
};

const rowAfter = (
  row: FileListRow | undefined,
  event: Recorded<FileEvent> | Recorded<TransferEvent>,
): FileListRow | null | undefined => {
  const before = partsOf(row);
  const file = summaryAfter(before.file, event);
  if (!file) return file;
  const stay = retentionAfter(before.stay, event);
  if (!stay) return undefined;
  const content = 'content' in event.data ? event.data.content : undefined;
  const after = rowOfSummary(file, stay, {
    sha256: content?.sha256 ?? row?.sha256 ?? '',
    references: content?.references.join(' ') ?? row?.references ?? '',
  });
  last = { row: after, file, stay };
  return after;
};

/** The file list: one row per file. */
export const fileList = projection<FileListRow, FileEvent | TransferEvent>({
  ...fileListView,
  version: 7,
  key: ({ data }) => data.fileId,
  on: fileReducers(rowAfter),
  notice: ({ fileId, envId }) => ({ topic: fileListView.name, id: fileId, audience: `env:${envId}` }),
});
