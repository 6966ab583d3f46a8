import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { PlanReasons } from '../../plan/plan-reason.ts';

/** What the plan of the user allows in an environment. */
export type Permissions = {
  readonly canCreate: boolean;
  readonly canEdit: boolean;
  /** Why the plan does not allow something. */
  readonly why?: PlanReasons;
};

/** The text key of the reason why a file cannot be sent; undefined if it can. */
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
