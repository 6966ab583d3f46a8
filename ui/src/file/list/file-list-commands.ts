import {
  IconArrowBackUp,
  IconArrowsExchange,
  IconCopy,
  IconCopyPlus,
  IconDownload,
  IconFile,
  IconInbox,
  IconListCheck,
  IconPencil,
  IconRefreshDot,
  IconSend,
  IconStairsUp,
  IconTrash,
} from 'virtual:icons';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import type { Command, Reason } from '../../commands/command.ts';
import { isShortcut } from '../../commands/shortcut.ts';
import { incomingChoices } from '../receiving/incoming-choices.ts';
import { type Permissions, whyNotSent } from './file-permissions.ts';
import type { FileActions } from './use-file-actions.ts';

/** What the commands of the file list read and act on. */
export type FileListContext = {
  /** The file whose menu is open, or the active row. */
  readonly file: VipFileSummary | undefined;
  /** That file, or the selected files. */
  readonly files: readonly VipFileSummary[];
  readonly environment: SimEnv;
  readonly permissions: Permissions;
  readonly actions: FileActions;
};

type Because = (context: FileListContext) => Reason | undefined;

const planReason = ({ permissions }: FileListContext, deed: 'create' | 'edit' | 'validate'): Reason | undefined => {
  const { canCreate, canEdit, why = {} } = permissions;
  if (deed === 'validate') return why.validate && { textKey: `planReason.${why.validate}` };
  if (deed === 'create') return canCreate ? undefined : { textKey: `planReason.${why.create ?? 'planCannotCreate'}` };
  return canEdit ? undefined : { textKey: `planReason.${why.edit ?? 'planCannotEdit'}` };
};

const noFile: Reason = { textKey: 'fileList.noFile' };

/** A command on one file. */
const ofFile = (run: (context: FileListContext, file: VipFileSummary) => void, because: Because = () => undefined) => ({
  unavailableBecause: (context: FileListContext) => (context.file ? because(context) : noFile),
  run: (context: FileListContext) => {
    if (context.file) run(context, context.file);
  },
});

/** A command on all selected files. */
const ofFiles = (run: (context: FileListContext) => void, because: Because) => ({
  unavailableBecause: (context: FileListContext) => (context.files.length === 0 ? noFile : because(context)),
  run,
});

const ids = ({ files }: FileListContext): readonly string[] => files.map(({ fileId }) => fileId);

/** Of several files, the dialog names those that cannot be sent. */
const notSent: Because = (context) => {
  const { files, environment, permissions } = context;
  const [only] = files;
  if (only && files.length === 1) {
    const textKey = whyNotSent(only, environment, permissions);
    return textKey === undefined ? undefined : { textKey };
  }
  return environment.canSendToTestEngine ? planReason(context, 'edit') : { textKey: 'fileList.notSent.environment' };
};

/** Why the other bank sends nothing in the environment. */
export const notReceivedAtAll: Because = (context) =>
  context.environment.canSendToTestEngine ? planReason(context, 'edit') : { textKey: 'fileList.notSent.environment' };

const notReceived: Because = (context) => {
  const { file, environment } = context;
  const isPossible = file !== undefined && incomingChoices(file, environment.scheme).length > 0;
  return notReceivedAtAll(context) ?? (isPossible ? undefined : { textKey: 'receive.notPossible' });
};

/** Messages that a bank answers or sends back. */
const answerable = /^(?:pacs\.008|pacs\.003|pacs\.028|camt\.056|camt\.027|camt\.087)/;

const notAnswered: Because = (context) => {
  const { direction, messageType = '' } = context.file ?? {};
  const isPossible = direction === 'ST' && answerable.test(messageType);
  return planReason(context, 'create') ?? (isPossible ? undefined : { textKey: 'fileList.notAnswered' });
};

const noNewIds: Because = (context) => {
  const [only] = context.files;
  const isAnswer = context.files.length === 1 && only?.origin === 'engine' && only.direction === 'ST';
  return isAnswer ? { textKey: 'editor.unavailable.received' } : planReason(context, 'edit');
};

/** Every command of the file list, in the order in which toolbar, menu, palette and list of shortcuts show them. */
export const fileListCommands: readonly Command<FileListContext>[] = [
  {
    id: 'searchCommand',
    textKey: 'fileList.searchCommand',
    textKeyIn: { keyList: 'keys.search' },
    keys: '/',
    places: ['palette', 'keyList'],
    run: ({ actions }) => actions.search(),
  },
  {
    id: 'open',
    textKey: 'fileList.open',
    icon: IconFile,
    keys: 'Enter',
    section: 'use',
    places: ['contextMenu', 'palette', 'keyList'],
    ...ofFile(({ actions }, { fileId }) => actions.open(fileId)),
  },
  {
    id: 'menu',
    textKey: 'keys.menu',
    keys: 'Shift+F10',
    isPressed: (pressed) => pressed.key === 'ContextMenu' || isShortcut('Shift+F10', pressed),
    places: ['keyList'],
    ...ofFile(({ actions }, file) => actions.openMenu(file)),
  },
  {
    id: 'check',
    textKey: 'fileList.check',
    textKeyIn: { toolbar: 'checks.check' },
    icon: IconListCheck,
    places: ['toolbar', 'palette'],
    ...ofFiles(
      ({ actions, files }) => actions.check(files.map(({ fileId, fileName }) => ({ fileId, name: fileName }))),
      (context) => planReason(context, 'validate'),
    ),
  },
  {
    id: 'send',
    textKey: 'fileList.send',
    icon: IconSend,
    section: 'use',
    places: ['toolbar', 'contextMenu', 'palette'],
    ...ofFiles(({ actions, files }) => actions.send(files), notSent),
  },
  {
    id: 'answer',
    textKey: 'fileList.answer',
    icon: IconArrowBackUp,
    section: 'use',
    places: ['contextMenu', 'palette'],
    ...ofFile(({ actions }, { fileId }) => actions.answer(fileId), notAnswered),
  },
  {
    id: 'receive',
    textKey: 'fileList.receive',
    icon: IconInbox,
    section: 'use',
    places: ['contextMenu', 'palette'],
    ...ofFile(
      ({ actions }, file) => actions.askReceive(file),
      (context) => notReceived(context),
    ),
  },
  {
    id: 'receiveTemplate',
    textKey: 'fileList.receiveTemplate',
    icon: IconInbox,
    places: ['palette'],
    unavailableBecause: (context) => notReceivedAtAll(context),
    run: ({ actions }) => actions.askReceive(),
  },
  {
    id: 'copy',
    textKey: 'fileList.copy',
    icon: IconCopy,
    keys: 'Ctrl+D',
    section: 'change',
    places: ['contextMenu', 'palette', 'keyList'],
    ...ofFile(
      ({ actions }, { fileId }) => actions.copy(fileId),
      (context) => planReason(context, 'create'),
    ),
  },
  {
    id: 'copyNewIds',
    textKey: 'fileList.copyNewIds',
    icon: IconCopyPlus,
    section: 'change',
    places: ['contextMenu', 'palette'],
    ...ofFile(
      ({ actions }, { fileId }) => actions.copy(fileId, true),
      (context) => planReason(context, 'create'),
    ),
  },
  {
    id: 'upgrade',
    textKey: 'fileList.upgrade',
    icon: IconStairsUp,
    section: 'change',
    places: ['contextMenu', 'palette'],
    ...ofFile(
      ({ actions }, file) => actions.askUpgrade(file),
      (context) => planReason(context, 'create'),
    ),
  },
  {
    id: 'newIds',
    textKey: 'fileList.newIds',
    icon: IconRefreshDot,
    section: 'change',
    places: ['toolbar', 'contextMenu', 'palette'],
    ...ofFiles((context) => context.actions.newIds(ids(context)), noNewIds),
  },
  {
    id: 'rename',
    textKey: 'fileList.rename',
    icon: IconPencil,
    keys: 'F2',
    section: 'change',
    places: ['contextMenu', 'palette', 'keyList'],
    ...ofFile(
      ({ actions }, { fileId }) => actions.startRename(fileId),
      (context) => planReason(context, 'edit'),
    ),
  },
  {
    id: 'switchDirection',
    textKey: ({ file }) => (file?.direction === 'ST' ? 'fileList.markAsTs' : 'fileList.markAsSt'),
    icon: IconArrowsExchange,
    section: 'change',
    places: ['contextMenu', 'palette'],
    ...ofFile(
      ({ actions }, file) => actions.switchDirection(file),
      (context) => planReason(context, 'edit'),
    ),
  },
  {
    id: 'download',
    textKey: 'fileList.download',
    icon: IconDownload,
    section: 'change',
    places: ['toolbar', 'contextMenu', 'palette'],
    ...ofFiles(
      (context) => context.actions.download(ids(context)),
      () => undefined,
    ),
  },
  {
    id: 'delete',
    textKey: 'fileList.delete',
    icon: IconTrash,
    keys: 'Del',
    look: 'dangerous',
    section: 'delete',
    places: ['toolbar', 'contextMenu', 'palette', 'keyList'],
    ...ofFiles(
      (context) => context.actions.askDelete(ids(context)),
      (context) => planReason(context, 'edit'),
    ),
  },
];
