import type { OpenFile, Order } from '../session/open-file.ts';

/** Why an order cannot be given now, as the end of a text key; undefined when it can. */
export type Hindrance =
  | 'received'
  | 'planCannotEdit'
  | 'planCannotValidate'
  | 'engineClosed'
  | 'wrongDirection'
  | 'busy'
  | 'conflict';

/** What the rest of the product says about working on this file. */
export type Permissions = {
  readonly canEdit: boolean;
  readonly canCreate: boolean;
  readonly canValidate: boolean;
  readonly canSendToTestEngine: boolean;
  /** Whether the cents of an amount script the answer here. */
  readonly magicCents: boolean;
};

const rewriting: readonly Order[] = ['indent', 'reportComments', 'restore'];
const changing: readonly Order[] = [...rewriting, 'rename', 'turnRound'];

const sendHindrance = ({ summary }: OpenFile, { canEdit, canSendToTestEngine }: Permissions): Hindrance | undefined => {
  if (summary?.direction === 'ST') return 'wrongDirection';
  if (!canSendToTestEngine) return 'engineClosed';
  return canEdit ? undefined : 'planCannotEdit';
};

/** Answers of the engine are facts: they can be looked at, copied and deleted. */
export const isReceived = ({ summary }: OpenFile): boolean => summary?.origin === 'engine';

/** Whether somebody may type here. */
export const isFixed = (file: OpenFile, { canEdit }: Permissions): boolean => isReceived(file) || !canEdit;

export const hindranceOf = (order: Order, file: OpenFile, permissions: Permissions): Hindrance | undefined => {
  if (file.ordered) return 'busy';
  if (order === 'send')
    return sendHindrance(file, permissions) ?? (file.sync.status === 'conflict' ? 'conflict' : undefined);
  if (order === 'check' && !permissions.canValidate) return 'planCannotValidate';
  if (order === 'delete' && !permissions.canEdit) return 'planCannotEdit';
  if (changing.includes(order) && isReceived(file)) return 'received';
  if (changing.includes(order) && !permissions.canEdit) return 'planCannotEdit';
  if (rewriting.includes(order) && file.sync.status === 'conflict') return 'conflict';
  if (order === 'copy' && !permissions.canCreate) return 'planCannotEdit';
  return undefined;
};
