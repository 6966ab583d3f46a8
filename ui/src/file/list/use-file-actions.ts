import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import type { SimEnv } from '@clearbench/contracts/sim-env/routes';
import { useMemo } from 'react';
import { useDispatch } from 'react-redux';
import { useNavigate } from 'react-router-dom';
import type { ChosenFiles } from '../checks/chosen-files.ts';
import {
  copyRequested,
  directionSwitchRequested,
  downloadRequested,
  newIdsRequested,
  renameRequested,
  sendRequested,
} from '../commands/file-commands-slice.ts';
import { receiveDialogOpened } from '../receiving/receive-slice.ts';
import { sendCandidates } from '../sending/send-choice.ts';
import { sendDialogOpened } from '../sending/send-slice.ts';
import { upgradeDialogOpened } from '../upgrade/upgrade-slice.ts';
import type { Permissions } from './file-permissions.ts';

/** The actions of the list on files. */
export type FileActions = {
  open(fileId: string): void;
  copy(fileId: string, newIds?: boolean): void;
  newIds(fileIds: readonly string[]): void;
  /** Asks for the rulebook to which a copy of the file is upgraded. */
  askUpgrade(file: VipFileSummary): void;
  /** Asks for the message that the other bank sends about the file, or from a template without a file. */
  askReceive(file?: VipFileSummary): void;
  /** Chooses a template whose form has the values of the file. */
  answer(fileId: string): void;
  rename(fileId: string, fileName: string): void;
  switchDirection(file: VipFileSummary): void;
  download(fileIds: readonly string[]): void;
  check(files: ChosenFiles['files']): void;
  /** Sends a new file at once; several files, and one that was sent before, after a question. */
  send(files: readonly VipFileSummary[]): void;
  startRename(fileId: string): void;
  askDelete(fileIds: readonly string[]): void;
  openMenu(file: VipFileSummary): void;
  search(): void;
};

export const searchId = 'file-search';

/** The palette restores the focus when it closes. */
const paletteCloses = 120;

type Page = {
  readonly filesPath: string;
  readonly environment: SimEnv;
  readonly permissions: Permissions;
} & Pick<FileActions, 'startRename' | 'askDelete' | 'openMenu'>;

/** The actions of the list, connected to the store and the pages. */
export const useFileActions = (page: Page): FileActions => {
  const { filesPath, environment, permissions, startRename, askDelete, openMenu } = page;
  const dispatch = useDispatch();
  const go = useNavigate();
  return useMemo(
    () => ({
      open: (fileId) => void go(`/file/${fileId}`),
      copy: (fileId, newIds = false) => dispatch(copyRequested({ fileId, newIds })),
      askUpgrade: (file) => dispatch(upgradeDialogOpened(file)),
      askReceive: (file) => dispatch(receiveDialogOpened(file)),
      answer: (fileId) => void go(`${filesPath}/create?answers=${encodeURIComponent(fileId)}`),
      newIds: (fileIds) => dispatch(newIdsRequested({ fileIds })),
      rename: (fileId, fileName) => dispatch(renameRequested({ fileId, fileName })),
      switchDirection: ({ fileId, direction }) =>
        dispatch(directionSwitchRequested({ fileId, direction: direction === 'TS' ? 'ST' : 'TS' })),
      download: (fileIds) => dispatch(downloadRequested({ fileIds })),
      check: (files) => void go(`${filesPath}/check`, { state: { files } satisfies ChosenFiles }),
      send: (files) => {
        const [only] = files;
        if (only && files.length === 1 && only.transferState === undefined)
          dispatch(sendRequested({ fileId: only.fileId }));
        else dispatch(sendDialogOpened(sendCandidates(files, environment, permissions)));
      },
      startRename,
      askDelete,
      openMenu,
      search: () => {
        const focus = () => document.getElementById(searchId)?.focus();
        focus();
        setTimeout(focus, paletteCloses);
      },
    }),
    [dispatch, go, filesPath, environment, permissions, startRename, askDelete, openMenu],
  );
};
