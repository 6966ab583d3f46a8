import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';

/** Who may do what here. */
export type Permissions = { readonly canCreate: boolean; readonly canEdit: boolean };

/** Key of the sentence that says why a file cannot be sent; undefined when it can. */
export const whyNotSent = (row: VipFileSummary, environment: SimEnv, { canEdit }: Permissions): string | undefined => {
  if (!environment.canSendToTestEngine) return 'fileList.notSent.environment';
  if (row.direction !== 'TS') return 'fileList.notSent.direction';
  if (!canEdit) return 'fileList.notSent.plan';
  return row.transferState === 'requested' || row.transferState === 'received'
    ? 'fileList.notSent.underway'
    : undefined;
};
