import type { ValidationReport } from '@clearbench/contracts/file/validation-report';
import type { VipFileSummary } from '@clearbench/contracts/file/vip-file';
import { createSlice, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { Trouble } from '../../../saga/trouble.ts';
import { contentEdited, pieceRequested } from './editor-actions.ts';
import { type Notice, newlyOpened, type OpenFile, type Order, type Sync, type Writer } from './open-file.ts';
import type { ShownPiece, WantedPiece } from './piece.ts';

export type EditorState = Readonly<Record<string, OpenFile>>;
type Id = { readonly fileId: string };

/** A step of one open file; a file closed meanwhile is left alone. */
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
      files[payload.fileId] = newlyOpened(payload.fileId, payload.session);
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
    openFailed: on<Id & Trouble>((file, { errorKey, params }) => {
      file.loading = { status: 'failed', errorKey, params };
    }),
    saveStarted: on<Id>((file) => {
      file.sync = { status: 'saving' };
    }),
    /** `newer`: somebody typed on while this text was on its way. */
    saveSucceeded: on<Id & Detail & { version: number; newer: boolean }>((file, payload) => {
      take(file, payload);
      file.version = payload.version;
      file.savedAt = payload.summary.changedAt;
      file.sync = { status: payload.newer ? 'unsaved' : 'saved' };
    }),
    savePostponed: on<Id>((file) => {
      file.sync = { status: 'offline' };
    }),
    saveRefused: on<Id & Trouble>((file, { errorKey, params }) => {
      file.sync = { status: 'refused', errorKey, params };
    }),
    /** The text on screen is what the server has (again): nothing to save. */
    textSettled: on<Id>((file) => {
      file.sync = { status: 'saved' };
    }),
    textUnsettled: on<Id>((file) => {
      file.sync = { status: 'unsaved' };
    }),
    conflictFound: on<Id & { theirs: number }>((file, { theirs }) => {
      file.sync = { status: 'conflict', theirs };
      // What was taken over before is not what is on screen any more.
      if (file.notice?.kind === 'takenOver') delete file.notice;
    }),
    /** From now on the text is based on another version, whoever wrote it. */
    versionAdopted: on<Id & { version: number }>((file, { version }) => {
      file.version = version;
    }),
    detailRead: on<Id & Detail>(take),
    reportRead: on<Id & { report: ValidationReport }>((file, { report }) => {
      file.report = report as Draft<ValidationReport>;
      delete file.reportMissing;
    }),
    /** `version`: the text it was asked for; one saved meanwhile has brought its own report. */
    storedReportRead: on<Id & { version: number; report: ValidationReport | undefined }>((file, payload) => {
      if (payload.version !== file.version) return;
      if (payload.report) file.report = payload.report as Draft<ValidationReport>;
      file.reportMissing = file.report === undefined;
    }),
    causeRead: on<Id & { causeName: string }>((file, { causeName }) => {
      file.causeName = causeName;
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
    orderStarted: on<Id & { order: Order }>((file, { order }) => {
      file.ordered = order;
      delete file.orderTrouble;
    }),
    orderSucceeded: on<Id & { copiedTo?: string; sentAs?: string; deleted?: boolean }>((file, payload) => {
      delete file.ordered;
      Object.assign(file, { ...payload, fileId: file.fileId });
    }),
    orderFailed: on<Id & Trouble & { order: Order }>((file, { order, errorKey, params }) => {
      delete file.ordered;
      file.orderTrouble = { order, errorKey, params };
    }),
    /** The page followed a copy or a sending, or showed a trouble. */
    outcomeSeen: on<Id>((file) => {
      delete file.copiedTo;
      delete file.sentAs;
      delete file.orderTrouble;
    }),
    /** Without a piece the text is there as a whole again. */
    pieceShown: on<Id & { piece: ShownPiece | undefined }>((file, { piece }) => {
      if (piece) file.piece = piece;
      else delete file.piece;
    }),
    comparisonRequested: on<Id & { version: number }>((file, { version }) => {
      file.comparison = { version, status: 'loading' };
    }),
    comparisonRead: on<Id & { version: number }>((file, { version }) => {
      if (file.comparison?.version === version) file.comparison = { version, status: 'ready' };
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
        pieceRequested,
        on<Id & { wanted: WantedPiece }>((file, { wanted }) => {
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
  versionAdopted,
  detailRead,
  reportRead,
  storedReportRead,
  causeRead,
  noticeShown,
  noticeDismissed,
  writerFound,
  orderStarted,
  orderSucceeded,
  orderFailed,
  outcomeSeen,
  pieceShown,
  comparisonRequested,
  comparisonRead,
  comparisonEnded,
} = editorSlice.actions;
export const { selectOpenFile } = editorSlice.selectors;
