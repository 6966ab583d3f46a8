import { type PlanReason, type PlanReasons, planReasons } from '../../../plan/plan-reason.ts';
import type { OpenFile, Order } from '../session/open-file.ts';

/** Why an order cannot be given now; undefined when it can. */
export type Hindrance = PlanReason | 'received' | 'engineClosed' | 'wrongDirection' | 'busy' | 'conflict' | 'inPieces';

/** What the rest of the product says about working on this file. */
export type Permissions = {
  readonly canEdit: boolean;
  readonly canCreate: boolean;
  readonly canValidate: boolean;
  readonly canSendToTestEngine: boolean;
  /** What of the plan stands in the way. */
  readonly why?: PlanReasons;
  /** Whether the cents of an amount script the answer here. */
  readonly magicCents: boolean;
};

const rewriting: readonly Order[] = ['indent', 'reportComments', 'restore'];
const changing: readonly Order[] = [...rewriting, 'rename', 'turnRound'];

/** Key of the sentence that says it. */
export const hindranceKey = (hindrance: Hindrance): string =>
  planReasons.some((reason) => reason === hindrance) ? `planReason.${hindrance}` : `editor.hindrance.${hindrance}`;

const editHindrance = ({ canEdit, why }: Permissions): Hindrance | undefined =>
  canEdit ? undefined : (why?.edit ?? 'planCannotEdit');

const sendHindrance = ({ summary }: OpenFile, permissions: Permissions): Hindrance | undefined => {
  if (summary?.direction === 'ST') return 'wrongDirection';
  return permissions.canSendToTestEngine ? editHindrance(permissions) : 'engineClosed';
};

/** Answers of the engine are facts: they can be looked at, copied and deleted. */
export const isReceived = ({ summary }: OpenFile): boolean => summary?.origin === 'engine';

/** Whether somebody may type here. */
export const isFixed = (file: OpenFile, { canEdit, why }: Permissions): boolean =>
  file.piece !== undefined || isReceived(file) || !canEdit || why?.save !== undefined;

export const hindranceOf = (order: Order, file: OpenFile, permissions: Permissions): Hindrance | undefined => {
  if (file.ordered) return 'busy';
  if (order === 'send')
    return sendHindrance(file, permissions) ?? (file.sync.status === 'conflict' ? 'conflict' : undefined);
  const { canValidate, canCreate, why = {} } = permissions;
  if (order === 'check') return canValidate ? undefined : (why.validate ?? 'planCannotValidate');
  if (order === 'copy') return canCreate ? undefined : (why.create ?? 'planCannotCreate');
  if (order === 'delete') return editHindrance(permissions);
  if (!changing.includes(order)) return undefined;
  if (isReceived(file)) return 'received';
  if (file.piece && rewriting.includes(order)) return 'inPieces';
  const rewriteHindrance = why.save ?? (file.sync.status === 'conflict' ? 'conflict' : undefined);
  return editHindrance(permissions) ?? (rewriting.includes(order) ? rewriteHindrance : undefined);
};
