import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../saga/trouble.ts';

export type UserState = {
  readonly current: CurrentUser | undefined;
  readonly profileStatus: AsyncStatus;
  readonly profile: ProfileSettings | undefined;
  readonly profileTrouble: Trouble | undefined;
};

const initialState: UserState = {
  current: undefined,
  profileStatus: 'initial',
  profile: undefined,
  profileTrouble: undefined,
};

export const userSlice = createSlice({
  name: 'user',
  initialState: initialState as UserState,
  reducers: {
    /** Who is there may have changed. */
    sessionRequested: (state) => state,
    sessionSucceeded: (state, { payload }: PayloadAction<CurrentUser>) => ({ ...state, current: payload }),
    /** Nobody answered; whoever was there is taken to be there still. */
    sessionFailed: (state) => state,
    profileRequested: (state) => ({ ...state, profileStatus: 'loading' as const, profileTrouble: undefined }),
    profileSucceeded: (state, { payload }: PayloadAction<ProfileSettings>) => ({
      ...state,
      profileStatus: 'idle' as const,
      profile: payload,
    }),
    profileFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      profileStatus: 'error' as const,
      profileTrouble: payload,
    }),
    /** The user wants to leave. */
    signOutRequested: (state) => state,
    signOutFailed: (state, _: PayloadAction<Trouble>) => state,
  },
  selectors: {
    selectUser: (state) => state.current,
    selectProfile: (state) => state.profile,
    selectProfileStatus: (state) => state.profileStatus,
    selectProfileTrouble: (state) => state.profileTrouble,
  },
});

export const {
  sessionRequested,
  sessionSucceeded,
  sessionFailed,
  profileRequested,
  profileSucceeded,
  profileFailed,
  signOutRequested,
  signOutFailed,
} = userSlice.actions;
export const { selectUser, selectProfile, selectProfileStatus, selectProfileTrouble } = userSlice.selectors;
