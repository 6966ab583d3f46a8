import type { Reason } from '../../../commands/command.ts';
import { type PlanReason, type PlanReasons, planReasons } from '../../../plan/plan-reason.ts';
import type { FileCommand, OpenFile } from '../session/open-file.ts';
import type { TextView } from '../text/text-view.ts';

export type UnavailableReason =
  | PlanReason
  | 'received'
  | 'engineClosed'
  | 'wrongDirection'
  | 'busy'
  | 'conflict'
  | 'inPieces';

/** What plan and environment allow the user to do with a file. */
export type Permissions = {
  readonly canEdit: boolean;
  readonly canCreate: boolean;
  readonly canValidate: boolean;
  readonly canSendToTestEngine: boolean;
  /** Why the plan does not allow something. */
  readonly why?: PlanReasons;
  /** Whether the cents of an amount choose the answer in this environment. */
  readonly magicCents: boolean;
};

const replacesText: readonly FileCommand[] = ['indent', 'reportComments', 'restore'];
/** The server makes new ids in a text of any size. */
const savesText: readonly FileCommand[] = [...replacesText, 'newIds'];
const changesFile: readonly FileCommand[] = [...savesText, 'rename', 'switchDirection'];

const isPlanReason = (reason: UnavailableReason): reason is PlanReason =>
  (planReasons as readonly UnavailableReason[]).includes(reason);

export const reasonKey = (reason: UnavailableReason): string =>
  isPlanReason(reason) ? `planReason.${reason}` : `editor.unavailable.${reason}`;

const whyNotEdited = ({ canEdit, why }: Permissions): UnavailableReason | undefined =>
  canEdit ? undefined : (why?.edit ?? 'planCannotEdit');

const whyNotSent = ({ summary }: OpenFile, permissions: Permissions): UnavailableReason | undefined => {
  if (summary?.direction === 'ST') return 'wrongDirection';
  return permissions.canSendToTestEngine ? whyNotEdited(permissions) : 'engineClosed';
};

/** An answer of the test engine can be read, copied and deleted, but not changed. */
export const isReceived = ({ summary }: OpenFile): boolean => summary?.origin === 'engine';

/** Whether the text cannot be edited. */
export const isFixed = (file: OpenFile, { canEdit, why }: Permissions): boolean =>
  file.piece !== undefined || isReceived(file) || !canEdit || why?.save !== undefined;

export const whyUnavailable = (
  command: FileCommand,
  file: OpenFile,
  permissions: Permissions,
): UnavailableReason | undefined => {
  if (file.runningCommand) return 'busy';
  const conflict = file.sync.status === 'conflict' ? 'conflict' : undefined;
  if (command === 'send') return whyNotSent(file, permissions) ?? conflict;
  const { canValidate, canCreate, why = {} } = permissions;
  if (command === 'check') return canValidate ? undefined : (why.validate ?? 'planCannotValidate');
  if (command === 'copy') return canCreate ? undefined : (why.create ?? 'planCannotCreate');
  if (command === 'delete') return whyNotEdited(permissions);
  if (!changesFile.includes(command)) return undefined;
  if (isReceived(file)) return 'received';
  if (file.piece && replacesText.includes(command)) return 'inPieces';
  return whyNotEdited(permissions) ?? (savesText.includes(command) ? (why.save ?? conflict) : undefined);
};

/** Why a file command is unavailable, as buttons and menus show it. */
export const reasonOf = (command: FileCommand, file: OpenFile, permissions: Permissions): Reason | undefined => {
  const reason = whyUnavailable(command, file, permissions);
  return reason && { textKey: reasonKey(reason) };
};

/** The length up to which errors are injected, in characters: the text is validated for each injected error. */
export const longestInjected = 2 * 1024 * 1024;

type Text = Pick<TextView, 'source'> | undefined;

/** Why a tool is unavailable. Tools replace the text, as indenting does; injecting errors validates it in the browser. */
export const toolReason = (
  { file, permissions, text }: { file: OpenFile; permissions: Permissions; text: Text },
  tool: 'breakRule' | 'convert',
): Reason | undefined => {
  const reason = reasonOf('indent', file, permissions);
  if (reason) return reason;
  if (!text) return { textKey: 'tool.loading' };
  if (tool === 'convert' || text.source.length() <= longestInjected) return undefined;
  return { textKey: 'tool.textTooLarge', params: { megabytes: longestInjected / 1024 / 1024 } };
};
