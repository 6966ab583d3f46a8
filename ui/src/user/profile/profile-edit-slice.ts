import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../saga/trouble.ts';

/** The unsaved input; fields that are not in the draft have their saved values. */
export type ProfileDraft = Partial<ProfileSettings>;
export type ProfileEditState = {
  readonly draft: ProfileDraft;
  readonly status: AsyncStatus;
  readonly trouble: Trouble | undefined;
};

const initialState: ProfileEditState = { draft: {}, status: 'initial', trouble: undefined };

export const profileEditSlice = createSlice({
  name: 'profileEdit',
  initialState,
  reducers: {
    profileTyped: (state, { payload }: PayloadAction<ProfileDraft>): ProfileEditState => ({
      ...state,
      draft: { ...state.draft, ...payload },
      trouble: undefined,
    }),
    profileDiscarded: () => initialState,
    profileSaveRequested: (state, _: PayloadAction<ProfileSettings>): ProfileEditState => ({
      ...state,
      status: 'loading',
      trouble: undefined,
    }),
    /** The draft was saved. */
    profileSaved: (): ProfileEditState => ({ ...initialState, status: 'idle' }),
    profileSaveFailed: (state, { payload }: PayloadAction<Trouble>): ProfileEditState => ({
      ...state,
      status: 'error',
      trouble: payload,
    }),
  },
  selectors: { selectProfileEdit: (state) => state },
});

export const { profileTyped, profileDiscarded, profileSaveRequested, profileSaved, profileSaveFailed } =
  profileEditSlice.actions;
export const { selectProfileEdit } = profileEditSlice.selectors;
