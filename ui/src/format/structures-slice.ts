import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../saga/problem.ts';
import type { StoredFormat, Structure } from './format-form.ts';

/** A version of a format. */
export type FormatVersion = { readonly id: string; readonly version: number };
export const structureKey = ({ id, version }: FormatVersion): string => `${id}@${version}`;

type StructuresState = {
  readonly known: Readonly<Record<string, Structure>>;
  readonly problem: Problem | undefined;
  readonly uploading: boolean;
  readonly uploadProblem: Problem | undefined;
};
type Upload = FormatVersion & { readonly text: string };

const nothing: StructuresState = { known: {}, problem: undefined, uploading: false, uploadProblem: undefined };

/** The structures that were read, and the schema that is being uploaded. */
export const structuresSlice = createSlice({
  name: 'formatStructures',
  initialState: nothing,
  reducers: {
    structureRequested: (state, _: PayloadAction<FormatVersion>) => ({ ...state, problem: undefined }),
    structureSucceeded: (state, { payload }: PayloadAction<{ of: FormatVersion; structure: Structure }>) => ({
      ...state,
      known: { ...state.known, [structureKey(payload.of)]: payload.structure },
    }),
    structureFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, problem: payload }),
    uploadRequested: (state, _: PayloadAction<Upload>) => ({ ...state, uploading: true, uploadProblem: undefined }),
    uploadSucceeded: (state) => ({ ...state, uploading: false }),
    uploadFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      uploading: false,
      uploadProblem: payload,
    }),
    /** Restores the built-in structure. */
    ownRequested: (state, _: PayloadAction<StoredFormat>) => ({ ...state, uploading: true, uploadProblem: undefined }),
    structuresLeft: () => nothing,
  },
  selectors: { selectStructures: (state) => state },
});

export const {
  structureRequested,
  structureSucceeded,
  structureFailed,
  uploadRequested,
  uploadSucceeded,
  uploadFailed,
  ownRequested,
  structuresLeft,
} = structuresSlice.actions;
export const { selectStructures } = structuresSlice.selectors;
