import type { AppSettings } from '@clearbench/contracts/settings/app-settings';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Trouble } from '../../saga/trouble.ts';

/** What an administrator has chosen and not saved yet, and the version it goes out from. */
export type SettingsDraft = { readonly settings: AppSettings; readonly basedOn: number };

export type ChangeState = {
  readonly draft: SettingsDraft | undefined;
  readonly status: 'idle' | 'loading' | 'saved' | 'error';
  readonly trouble: Trouble | undefined;
};

const initialState: ChangeState = { draft: undefined, status: 'idle', trouble: undefined };

export const changeSlice = createSlice({
  name: 'settingsChange',
  initialState: initialState as ChangeState,
  reducers: {
    draftChanged: (_, { payload }: PayloadAction<SettingsDraft>): ChangeState => ({ ...initialState, draft: payload }),
    draftDropped: (): ChangeState => initialState,
    saveRequested: (state) => ({ ...state, status: 'loading' as const, trouble: undefined }),
    saveSucceeded: (): ChangeState => ({ ...initialState, status: 'saved' }),
    saveFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      trouble: payload,
    }),
  },
  selectors: { selectChange: (state) => state },
});

export const { draftChanged, draftDropped, saveRequested, saveSucceeded, saveFailed } = changeSlice.actions;
export const { selectChange } = changeSlice.selectors;
