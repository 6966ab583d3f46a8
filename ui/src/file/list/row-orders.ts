import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { PlanReasons } from '../../plan/plan-reason.ts';

/** Who may do what here. */
export type Permissions = {
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  /** What of the plan stands in the way. */
  readonly why?: PlanReasons;
};

/** Key of the sentence that says why a file cannot be sent; undefined when it can. */
export const whyNotSent = (
  row: VipFileSummary,
  environment: SimEnv,
  { canEdit, why }: Permissions,
): string | undefined => {
  if (!environment.canSendToTestEngine) return 'fileList.notSent.environment';
  if (row.direction !== 'TS') return 'fileList.notSent.direction';
  if (!canEdit) return `planReason.${why?.edit ?? 'planCannotEdit'}`;
  return row.transferState === 'requested' || row.transferState === 'received'
    ? 'fileList.notSent.underway'
    : undefined;
};
