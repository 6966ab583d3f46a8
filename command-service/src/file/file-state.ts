import type { RemovalReason } from '@clearbench/contracts/file/retention';
import type { RbVersion } from '@clearbench/contracts/sim-env/events';

/** The state for decisions about a file. */
export type VipFile =
  | { readonly status: 'none' }
  /** Deleted in a release without restore. */
  | { readonly status: 'deleted' }
  /** Deleted or expired; `file` is the state for a restore. */
  | {
      readonly status: 'removed';
      readonly reason: RemovalReason;
      readonly file: FileRecord;
      readonly restorableUntil: string;
    }
  | FileRecord;

export type FileRecord = {
  readonly status: 'kept';
  readonly environmentId: string;
  readonly rbVersion: RbVersion;
  readonly received: boolean;
  readonly fileName: string;
  readonly direction: 'TS' | 'ST';
  readonly contentVersion: number;
  readonly sha256: string;
  readonly reportSha256: string;
  readonly commentsShown: boolean;
};
