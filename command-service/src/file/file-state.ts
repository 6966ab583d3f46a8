import type { RbVersion } from '@clearbench/contracts/sim-env/events';

/** What decisions about a file ask. */
export type VipFile =
  | { readonly status: 'none' }
  | { readonly status: 'deleted' }
  | { readonly status: 'reorganised'; readonly file: KeptFile; readonly restorableUntil: string }
  | KeptFile;

export type KeptFile = {
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
