import type { AnnotationDetails } from '@clearbench/contracts/file/annotation';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';

/** The outline of the open file; `fileId` names the file. */
export type AnnotationState = {
  readonly status: AsyncStatus;
  readonly fileId?: string;
  readonly details?: AnnotationDetails;
  readonly problem?: Problem;
};
/** `version`: the saved content that the outline describes. */
type OutlineRequest = { readonly fileId: string; readonly version: number; readonly language: string };

export const annotationSlice = createSlice({
  name: 'annotation',
  initialState: { status: 'initial' } as AnnotationState,
  reducers: {
    /** The current outline stays on screen until the newer one is loaded. */
    annotationRequested: (state, { payload }: PayloadAction<OutlineRequest>): AnnotationState => ({
      status: 'loading',
      fileId: payload.fileId,
      ...(state.fileId === payload.fileId && state.details ? { details: state.details } : {}),
    }),
    annotationSucceeded: (state, { payload }: PayloadAction<{ fileId: string; details: AnnotationDetails }>) =>
      state.fileId === payload.fileId ? { status: 'idle' as const, ...payload } : state,
    annotationFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
  },
  selectors: {
    selectAnnotation: (state: AnnotationState) => state,
  },
});

export const { annotationRequested, annotationSucceeded, annotationFailed } = annotationSlice.actions;
export const { selectAnnotation } = annotationSlice.selectors;
