import type { RbVersion } from '@clearbench/contracts/sim-env/events';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';

/** The target of the uploads. */
export type Target = { readonly environmentToken: string; readonly rbVersion: RbVersion };

export type Offered = {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  /** The ZIP that contained the file. */
  readonly archive?: string;
};

/** An upload; its bytes are stored under the same id. */
export type Upload = Offered & { readonly target: Target } & (
    | { readonly status: 'waiting' }
    | { readonly status: 'sending'; readonly sent: number }
    | { readonly status: 'done'; readonly fileId: string; readonly fileName?: string; readonly duplicateOf?: string }
    | { readonly status: 'failed'; readonly problem: Problem }
  );

export type UploadState = { readonly uploads: readonly Upload[] };

type Of<T = unknown> = { readonly id: string } & T;

const begun = (offered: Offered, target: Target): Upload => ({ ...offered, target, status: 'waiting' });

const change = (state: UploadState, id: string, to: (upload: Upload) => Upload): UploadState => ({
  uploads: state.uploads.map((upload) => (upload.id === id ? to(upload) : upload)),
});

const base = ({ id, name, size, target, archive }: Upload) => ({
  id,
  name,
  size,
  target,
  ...(archive === undefined ? {} : { archive }),
});

export const uploadSlice = createSlice({
  name: 'upload',
  initialState: { uploads: [] } as UploadState,
  reducers: {
    uploadRequested: (state, { payload }: PayloadAction<{ offered: readonly Offered[]; target: Target }>) => ({
      uploads: [...state.uploads, ...payload.offered.map((offered) => begun(offered, payload.target))],
    }),
    /** An archive was opened: its files replace it. */
    archiveOpened: (state, { payload }: PayloadAction<Of<{ offered: readonly Offered[] }>>) => ({
      uploads: state.uploads.flatMap((upload) =>
        upload.id === payload.id ? payload.offered.map((offered) => begun(offered, upload.target)) : [upload],
      ),
    }),
    uploadRetried: (state, { payload }: PayloadAction<Of>) =>
      change(state, payload.id, (upload) => begun(base(upload), upload.target)),
    uploadProgressed: (state, { payload }: PayloadAction<Of<{ sent: number }>>) =>
      change(state, payload.id, (upload) => ({ ...base(upload), status: 'sending', sent: payload.sent })),
    uploadSucceeded: (
      state,
      { payload }: PayloadAction<Of<{ fileId: string; fileName?: string; duplicateOf?: string }>>,
    ) => change(state, payload.id, (upload) => ({ ...base(upload), ...payload, status: 'done' })),
    uploadFailed: (state, { payload }: PayloadAction<Of<{ problem: Problem }>>) =>
      change(state, payload.id, (upload) => ({ ...base(upload), status: 'failed', problem: payload.problem })),
    /** Removes finished uploads from the panel. */
    finishedCleared: (state) => ({
      uploads: state.uploads.filter(({ status }) => status === 'waiting' || status === 'sending'),
    }),
  },
  selectors: { selectUploads: (state) => state.uploads },
});

export const {
  uploadRequested,
  archiveOpened,
  uploadRetried,
  uploadProgressed,
  uploadSucceeded,
  uploadFailed,
  finishedCleared,
} = uploadSlice.actions;
export const { selectUploads } = uploadSlice.selectors;
