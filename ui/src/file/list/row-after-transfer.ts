import { verdictOf } from '@clearbench/contracts/file/choices';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { TransferStatusChanged } from '@clearbench/contracts/transfer/routes';

/** A row after the state of its transfer has changed; an earlier transfer of the same file is ignored. */
export const rowAfterTransfer = (row: VipFileSummary, change: TransferStatusChanged): VipFileSummary => {
  const { transferId, to, groupStatus } = change;
  const isNewest = to === 'requested' || row.transferId === undefined || row.transferId === transferId;
  if (!isNewest) return row;
  const { verdict: _, ...file } = row;
  return { ...file, transferId, transferState: to, ...(groupStatus ? { verdict: verdictOf[groupStatus] } : {}) };
};
