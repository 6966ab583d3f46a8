import type { FilePresence } from '@clearbench/contracts/file/presence';
import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import { presenceChanged } from '../../../live/live-actions.ts';
import type { Problem } from '../../../saga/problem.ts';
import type { MergeConflict } from '../merge/three-way-merge.ts';
import { contentEdited, pieceRequested } from './editor-actions.ts';
import { type FileCommand, type Notice, newlyOpened, type OpenFile, type Sync, type Writer } from './open-file.ts';
import type { PieceRequest, ShownPiece } from './piece.ts';

type EditorState = Readonly<Record<string, OpenFile>>;
type Id = { readonly fileId: string };

/** Changes one open file; a closed file is ignored. */
const on =
  <P extends Id>(change: (file: Draft<OpenFile>, payload: P) => void) =>
  (files: Draft<Record<string, OpenFile>>, { payload }: PayloadAction<P>) => {
    const file = files[payload.fileId];
    if (file) change(file, payload);
  };

const settled = new Set<Sync['status']>(['saved', 'refused']);

type Detail = { readonly summary: VipFileSummary; readonly report?: ValidationReport | undefined };
const take = (file: Draft<OpenFile>, { summary, report }: Detail) => {
  file.summary = summary;
  if (report) file.report = report as Draft<ValidationReport>;
};

export const editorSlice = createSlice({
  name: 'editor',
  initialState: {} as EditorState,
  reducers: {
    editorOpened: (files, { payload }: PayloadAction<Id & { session: string }>) => {
      files[payload.fileId] = newlyOpened(payload.fileId, payload.session) as Draft<OpenFile>;
    },
    editorClosed: (_files, _action: PayloadAction<Id & { session: string }>) => {},
    editorForgotten: (files, { payload }: PayloadAction<Id>) => {
      delete files[payload.fileId];
    },
    bytesReceived: on<Id & { received: number }>((file, { received }) => {
      file.loading = { status: 'loading', received };
    }),
    openSucceeded: on<Id & Detail & { version: number; sync: Sync; notice?: Notice | undefined }>((file, payload) => {
      take(file, payload);
      file.loading = { status: 'ready' };
      file.version = payload.version;
      file.sync = payload.sync;
      file.savedAt = payload.summary.changedAt;
      if (payload.notice) file.notice = payload.notice;
    }),
    openFailed: on<Id & Problem>((file, { errorKey, params }) => {
      file.loading = { status: 'failed', errorKey, params };
    }),
    saveStarted: on<Id>((file) => {
      file.sync = { status: 'saving' };
    }),
    /** `newer`: the user typed while this text was being saved. */
    saveSucceeded: on<Id & Detail & { version: number; newer: boolean }>((file, payload) => {
      take(file, payload);
      file.version = payload.version;
      file.savedAt = payload.summary.changedAt;
      file.sync = { status: payload.newer ? 'unsaved' : 'saved' };
    }),
    savePostponed: on<Id>((file) => {
      file.sync = { status: 'offline' };
    }),
    saveRefused: on<Id & Problem>((file, { errorKey, params }) => {
      file.sync = { status: 'refused', errorKey, params };
    }),
    /** The text on screen equals the text on the server. */
    textSettled: on<Id>((file) => {
      file.sync = { status: 'saved' };
    }),
    textUnsettled: on<Id>((file) => {
      file.sync = { status: 'unsaved' };
    }),
    /** Without `conflicts` the texts are too different to choose line by line. */
    conflictFound: on<Id & { theirs: number; conflicts?: readonly MergeConflict[] }>((file, { theirs, conflicts }) => {
      file.sync = { status: 'conflict', theirs };
      if (conflicts) file.conflicts = conflicts as Draft<MergeConflict[]>;
      else delete file.conflicts;
      // The notice about an earlier version is outdated.
      if (file.notice && 'version' in file.notice) delete file.notice;
    }),
    resolvingStarted: on<Id>((file) => {
      file.resolving = true;
      delete file.comparison;
    }),
    resolvingEnded: on<Id>((file) => {
      delete file.resolving;
    }),
    /** The text on screen is based on another version. */
    versionAdopted: on<Id & { version: number }>((file, { version }) => {
      file.version = version;
      delete file.conflicts;
      delete file.resolving;
    }),
    detailRead: on<Id & Detail>(take),
    reportRead: on<Id & { report: ValidationReport }>((file, { report }) => {
      file.report = report as Draft<ValidationReport>;
      delete file.reportMissing;
    }),
    /** `version`: the text of the report; a version saved since has its own report. */
    storedReportRead: on<Id & { version: number; report: ValidationReport | undefined }>((file, payload) => {
      if (payload.version !== file.version) return;
      if (payload.report) file.report = payload.report as Draft<ValidationReport>;
      file.reportMissing = file.report === undefined;
    }),
    causeRead: on<Id & { causeName: string | undefined }>((file, { causeName }) => {
      if (causeName === undefined) file.causeMissing = true;
      else file.causeName = causeName;
    }),
    noticeShown: on<Id & { notice: Notice }>((file, { notice }) => {
      file.notice = notice;
    }),
    noticeDismissed: on<Id>((file) => {
      delete file.notice;
    }),
    writerFound: on<Id & Writer>((file, { version, isYou, name }) => {
      file.writer = { version, isYou, name };
    }),
    commandStarted: on<Id & { command: FileCommand }>((file, { command }) => {
      file.runningCommand = command;
      delete file.commandProblem;
    }),
    commandSucceeded: on<Id & { copiedTo?: string; sentAs?: string; idsRenewed?: boolean; deleted?: boolean }>(
      (file, payload) => {
        delete file.runningCommand;
        Object.assign(file, { ...payload, fileId: file.fileId });
      },
    ),
    commandFailed: on<Id & Problem & { command: FileCommand }>((file, { command, errorKey, params }) => {
      delete file.runningCommand;
      file.commandProblem = { command, errorKey, params };
    }),
    /** The page opened a copy or the transfers, or showed an error. */
    outcomeSeen: on<Id>((file) => {
      delete file.copiedTo;
      delete file.sentAs;
      delete file.idsRenewed;
      delete file.commandProblem;
    }),
    /** Without a piece the text is complete again. */
    pieceShown: on<Id & { piece: ShownPiece | undefined }>((file, { piece }) => {
      if (piece) file.piece = piece;
      else delete file.piece;
    }),
    comparisonRequested: on<Id & { version: number; of?: 'merge' }>((file, { version, of }) => {
      file.comparison = { version, of, status: 'loading' };
    }),
    comparisonRead: on<Id & { version: number }>((file, { version }) => {
      if (file.comparison?.version === version) file.comparison.status = 'ready';
    }),
    comparisonEnded: on<Id>((file) => {
      delete file.comparison;
    }),
  },
  extraReducers: (builder) =>
    builder
      .addCase(
        contentEdited,
        on<Id>((file) => {
          if (settled.has(file.sync.status)) file.sync = { status: 'unsaved' };
        }),
      )
      .addCase(
        presenceChanged,
        on<FilePresence>((file, presence) => {
          file.presence = presence as Draft<FilePresence>;
        }),
      )
      .addCase(
        pieceRequested,
        on<Id & { wanted: PieceRequest }>((file, { wanted }) => {
          file.turningTo = wanted;
        }),
      ),
  selectors: {
    selectOpenFile: (files: EditorState, fileId: string): OpenFile | undefined => files[fileId],
  },
});

export const {
  editorOpened,
  editorClosed,
  editorForgotten,
  bytesReceived,
  openSucceeded,
  openFailed,
  saveStarted,
  saveSucceeded,
  savePostponed,
  saveRefused,
  textSettled,
  textUnsettled,
  conflictFound,
  resolvingStarted,
  resolvingEnded,
  versionAdopted,
  detailRead,
  reportRead,
  storedReportRead,
  causeRead,
  noticeShown,
  noticeDismissed,
  writerFound,
  commandStarted,
  commandSucceeded,
  commandFailed,
  outcomeSeen,
  pieceShown,
  comparisonRequested,
  comparisonRead,
  comparisonEnded,
} = editorSlice.actions;
export const { selectOpenFile } = editorSlice.selectors;

/** The part of the store that the sagas and components of the editor read. */
export type EditorRoot = { readonly editor: EditorState };
