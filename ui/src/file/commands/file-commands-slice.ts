import type { Direction } from '@clearbench/contracts/file/choices';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { UnexecutedCommand } from '../../notice/notify.ts';
import type { Problem } from '../../saga/problem.ts';

/** The file commands that are running; a row with a running command is rendered dimmed. */
export type FileCommandsState = { readonly busy: readonly string[] };

type Of<T = unknown> = { readonly fileId: string } & T;

/** A failed command, its files, and the reason. */
export type Failed = {
  readonly fileIds: readonly string[];
  readonly command: UnexecutedCommand;
  readonly problem: Problem;
};

const begin = (state: FileCommandsState, fileIds: readonly string[]): FileCommandsState => ({
  busy: [...state.busy, ...fileIds],
});
const end = (state: FileCommandsState, fileIds: readonly string[]): FileCommandsState => ({
  busy: state.busy.filter((fileId) => !fileIds.includes(fileId)),
});

export const fileCommandsSlice = createSlice({
  name: 'fileCommands',
  initialState: { busy: [] } as FileCommandsState,
  reducers: {
    renameRequested: (state, { payload }: PayloadAction<Of<{ fileName: string }>>) => begin(state, [payload.fileId]),
    copyRequested: (state, { payload }: PayloadAction<Of<{ newIds?: boolean }>>) => begin(state, [payload.fileId]),
    directionSwitchRequested: (state, { payload }: PayloadAction<Of<{ direction: Direction }>>) =>
      begin(state, [payload.fileId]),
    sendRequested: (state, { payload }: PayloadAction<Of>) => begin(state, [payload.fileId]),
    deleteRequested: (state, { payload }: PayloadAction<{ fileIds: readonly string[] }>) =>
      begin(state, payload.fileIds),
    /** Files get new message, payment and transaction ids. */
    newIdsRequested: (state, { payload }: PayloadAction<{ fileIds: readonly string[]; endToEndIds?: boolean }>) =>
      begin(state, payload.fileIds),
    downloadRequested: (state, { payload }: PayloadAction<{ fileIds: readonly string[] }>) =>
      begin(state, payload.fileIds),
    commandSucceeded: (state, { payload }: PayloadAction<{ fileIds: readonly string[] }>) =>
      end(state, payload.fileIds),
    commandFailed: (state, { payload }: PayloadAction<Failed>) => end(state, payload.fileIds),
  },
  selectors: { selectBusy: (state) => state.busy },
});

export const {
  renameRequested,
  copyRequested,
  directionSwitchRequested,
  sendRequested,
  deleteRequested,
  newIdsRequested,
  downloadRequested,
  commandSucceeded,
  commandFailed,
} = fileCommandsSlice.actions;
export const { selectBusy } = fileCommandsSlice.selectors;
