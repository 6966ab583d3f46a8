import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../saga/problem.ts';

/** The unsaved input; fields that are not in the draft have their saved values. */
export type ProfileDraft = Partial<ProfileSettings>;
export type ProfileEditState = {
  readonly draft: ProfileDraft;
  readonly status: AsyncStatus;
  readonly problem: Problem | undefined;
};

const initialState: ProfileEditState = { draft: {}, status: 'initial', problem: undefined };

export const profileEditSlice = createSlice({
  name: 'profileEdit',
  initialState,
  reducers: {
    profileTyped: (state, { payload }: PayloadAction<ProfileDraft>): ProfileEditState => ({
      ...state,
      draft: { ...state.draft, ...payload },
      problem: undefined,
    }),
    profileDiscarded: () => initialState,
    profileSaveRequested: (state, _: PayloadAction<ProfileSettings>): ProfileEditState => ({
      ...state,
      status: 'loading',
      problem: undefined,
    }),
    /** The draft was saved. */
    profileSaved: (): ProfileEditState => ({ ...initialState, status: 'idle' }),
    profileSaveFailed: (state, { payload }: PayloadAction<Problem>): ProfileEditState => ({
      ...state,
      status: 'error',
      problem: payload,
    }),
  },
  selectors: { selectProfileEdit: (state) => state },
});

export const { profileTyped, profileDiscarded, profileSaveRequested, profileSaved, profileSaveFailed } =
  profileEditSlice.actions;
export const { selectProfileEdit } = profileEditSlice.selectors;
