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

type ForAsking = 'sha256' | 'references' | 'search' | 'shelf' | 'clearedFor' | keyof FileStay;

const shown = (row: FileListRow): Omit<FileListRow, ForAsking> => {
  const { sha256: _, references: __, search: ___, ...listed } = row;
  const {
    shelf: _shelf,
    clearedFor: _clearedFor,
    ownerId,
    touchedAt,
    openTransfers,
    restorableUntil,
    ...file
  } = listed;
  return file;
};

/** A row of the list as the file's summary: without what only filters and searches need. */
export const summaryOfRow = (row: FileListRow): VipFileSummary => {
  const { messageType, transferState, verdict, causedByTransferId, ...file } = shown(row);
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
