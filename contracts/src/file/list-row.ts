import { clearedFor, type FileStay, shelfOf } from './stay.ts';
import type { FileListRow } from './views.ts';
import type { VipFileSummary } from './vip-file.ts';

/** What of a row is about how long the file stays. */
export const stayOfRow = ({ ownerId, touchedAt, openTransfers, restorableUntil }: FileListRow): FileStay => ({
  ownerId,
  touchedAt,
  openTransfers,
  ...(restorableUntil === undefined ? {} : { restorableUntil }),
});

/** A row of the list as the file's summary: without what only filters, searches and the clearing away need. */
export const summaryOfRow = (row: FileListRow): VipFileSummary => {
  // Taken apart at once: a page is a hundred rows, and every rest is a copy.
  const {
    messageType,
    transferState,
    verdict,
    causedByTransferId,
    sha256: _sha256,
    references: _references,
    search: _search,
    shelf: _shelf,
    clearedFor: _clearedFor,
    ownerId: _ownerId,
    touchedAt: _touchedAt,
    openTransfers: _openTransfers,
    restorableUntil: _restorableUntil,
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

/** The other way round: fields lists filter by are always there, '' stands for none. */
export const rowOfSummary = (
  file: VipFileSummary,
  stay: FileStay,
  { sha256, references }: Pick<FileListRow, 'sha256' | 'references'>,
): FileListRow => ({
  ...file,
  ...stay,
  shelf: shelfOf(file.envId, stay),
  clearedFor: clearedFor(stay),
  messageType: file.messageType ?? '',
  transferState: file.transferState ?? '',
  verdict: file.verdict ?? '',
  causedByTransferId: file.causedByTransferId ?? '',
  sha256,
  references,
  search: `${file.fileName} ${references}`,
});
