import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { type Permissions, whyNotSent } from '../list/file-permissions.ts';

/** A selected file: whether it can be sent, and why not. */
export type SendCandidate = {
  readonly fileId: string;
  readonly fileName: string;
  readonly isSentBefore: boolean;
  /** The text key of the reason why it cannot be sent. */
  readonly reasonKey?: string;
};

/** More files are sent in batches: all users share the test engine. */
export const mostAtOnce = 200;

export const sendCandidates = (
  rows: readonly VipFileSummary[],
  environment: SimEnv,
  permissions: Permissions,
): SendCandidate[] =>
  rows.map((row) => {
    const reasonKey = whyNotSent(row, environment, permissions);
    const isSentBefore = row.transferState !== undefined;
    return { fileId: row.fileId, fileName: row.fileName, isSentBefore, ...(reasonKey ? { reasonKey } : {}) };
  });
