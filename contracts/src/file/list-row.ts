import { clearedFor, type FileRetention, listKeyOf } from './retention.ts';
import type { FileListRow } from './views.ts';
import type { VipFileSummary } from './vip-file.ts';

/** The fields of a row that determine its retention. */
export const retentionOfRow = ({
  ownerId,
  touchedAt,
  openTransfers,
  restorableUntil,
  deletedBy,
}: FileListRow): FileRetention => ({
  ownerId,
  touchedAt,
  openTransfers,
  ...(restorableUntil === undefined ? {} : { restorableUntil }),
  ...(deletedBy === undefined ? {} : { deletedBy }),
});

/** The file's summary from a row of the list, without the fields for filters, search and expiry. */
export const summaryOfRow = (row: FileListRow): VipFileSummary => {
  // Destructured in one step: a page has a hundred rows, and every rest operator copies the row.
  const {
    messageType,
    transferState,
    verdict,
    causedByTransferId,
    sha256: _sha256,
    references: _references,
    search: _search,
    shelf: _shelf,
    thread: _thread,
    clearedFor: _clearedFor,
    ownerId: _ownerId,
    touchedAt: _touchedAt,
    openTransfers: _openTransfers,
    restorableUntil: _restorableUntil,
    deletedBy: _deletedBy,
    ...file
  } = row;
  return {
    ...file,
    ...(messageType === '' ? {} : { messageType }),
    ...(transferState === '' ? {} : { transferState: transferState as NonNullable<VipFileSummary['transferState']> }),
    ...(verdict === '' ? {} : { verdict: verdict as NonNullable<VipFileSummary['verdict']> }),
    ...(causedByTransferId === '' ? {} : { causedByTransferId }),
  };
};

/** The key of a conversation in a list: that of the sent file, which its answers name. */
const threadOf = (shelf: string, { fileId, causedByFileId }: VipFileSummary): string =>
  `${shelf} ${causedByFileId ?? fileId}`;

/** The row of a summary. Fields for filters are always set, with '' for an absent value. */
export const rowOfSummary = (
  file: VipFileSummary,
  retention: FileRetention,
  { sha256, references }: Pick<FileListRow, 'sha256' | 'references'>,
): FileListRow => ({
  ...file,
  ...retention,
  shelf: listKeyOf(file.envId, retention),
  thread: threadOf(listKeyOf(file.envId, retention), file),
  clearedFor: clearedFor(retention),
  messageType: file.messageType ?? '',
  transferState: file.transferState ?? '',
  verdict: file.verdict ?? '',
  causedByTransferId: file.causedByTransferId ?? '',
  sha256,
  references,
  search: `${file.fileName} ${references}`,
});
