import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';
import type { SendCandidate } from './send-choice.ts';

/** The result of one file: `stopped` was never tried. */
export type SendResult =
  | { readonly status: 'waiting' | 'sending' | 'sent' | 'stopped' }
  | { readonly status: 'failed'; readonly problem: Problem };

export type SendState = {
  readonly status: 'closed' | 'asking' | 'running' | 'ended';
  readonly files: readonly SendCandidate[];
  readonly results: Readonly<Record<string, SendResult>>;
  /** Why the remaining files were not tried; undefined if the user stopped. */
  readonly stoppedBy?: Problem | undefined;
};

type FileProgress = { readonly fileId: string; readonly result: SendResult };

const initialState: SendState = { status: 'closed', files: [], results: {} };

/** The files the user confirmed: those that can be sent. */
export const sendable = ({ files }: Pick<SendState, 'files'>): readonly SendCandidate[] =>
  files.filter(({ reasonKey }) => reasonKey === undefined);

const isOpen = ({ status }: SendResult): boolean => status === 'waiting' || status === 'sending';

const ended = (state: SendState, stoppedBy: Problem | undefined): SendState => ({
  ...state,
  status: 'ended',
  stoppedBy,
  results: Object.fromEntries(
    Object.entries(state.results).map(([fileId, result]) => [fileId, isOpen(result) ? { status: 'stopped' } : result]),
  ),
});

export const sendSlice = createSlice({
  name: 'sendFiles',
  initialState: initialState as SendState,
  reducers: {
    sendDialogOpened: (_, { payload }: PayloadAction<readonly SendCandidate[]>) => ({
      status: 'asking' as const,
      files: payload,
      results: {},
    }),
    /** `newIds`: files sent before get new ids first. */
    sendConfirmed: (state, _: PayloadAction<{ newIds: boolean }>) => ({
      ...state,
      status: 'running' as const,
      results: Object.fromEntries(sendable(state).map(({ fileId }) => [fileId, { status: 'waiting' as const }])),
    }),
    fileProgressed: (state, { payload }: PayloadAction<FileProgress>) =>
      state.status === 'running'
        ? { ...state, results: { ...state.results, [payload.fileId]: payload.result } }
        : state,
    /** No further file is tried. */
    sendStopped: (state) => state,
    /** The waiting files are not tried any more. */
    sendEnded: (state, { payload }: PayloadAction<Problem | undefined>) =>
      state.status === 'running' ? ended(state, payload) : state,
    sendClosed: () => initialState,
  },
  selectors: { selectSend: (state) => state },
});

export const { sendDialogOpened, sendConfirmed, fileProgressed, sendStopped, sendEnded, sendClosed } =
  sendSlice.actions;
export const { selectSend } = sendSlice.selectors;
