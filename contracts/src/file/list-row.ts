import type { FileListRow } from './views.ts';
import type { VipFileSummary } from './vip-file.ts';

/** A row of the list as the file's summary: without what only filters and searches need. */
export const summaryOfRow = ({ sha256: _, references: __, search: ___, ...row }: FileListRow): VipFileSummary => {
  const { messageType, transferState, verdict, causedByTransferId, ...file } = row;
  return {
    ...file,
    ...(messageType === '' ? {} : { messageType }),
    ...(transferState === '' ? {} : { transferState: transferState as NonNullable<VipFileSummary['transferState']> }),
    ...(verdict === '' ? {} : { verdict: verdict as NonNullable<VipFileSummary['verdict']> }),
    ...(causedByTransferId === '' ? {} : { causedByTransferId }),
  };
};

/** The other way round: fields lists filter by are always there, '' stands for none. */
export const rowOfSummary = (file: VipFileSummary, sha256: string, references: string): FileListRow => ({
  ...file,
  messageType: file.messageType ?? '',
  transferState: file.transferState ?? '',
  verdict: file.verdict ?? '',
  causedByTransferId: file.causedByTransferId ?? '',
  sha256,
  references,
  search: `${file.fileName} ${references}`,
});
