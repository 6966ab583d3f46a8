import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../saga/trouble.ts';
import { deletionFailed, deletionRequested } from './gate/gate-slice.ts';
import { accountDeletionFailed, accountDeletionRequested } from './profile/own-account-slice.ts';

export type UserState = {
  readonly current: CurrentUser | undefined;
  /** The user has ordered the end of the session: nobody need be told of it. */
  readonly leaving: boolean;
  readonly profileStatus: AsyncStatus;
  readonly profile: ProfileSettings | undefined;
  readonly profileTrouble: Trouble | undefined;
};

const initialState: UserState = {
  current: undefined,
  leaving: false,
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
    /** The server no longer knows the session of this page. */
    sessionEnded: (state) => state,
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
    signOutRequested: (state) => ({ ...state, leaving: true }),
    signOutFailed: (state, _: PayloadAction<Trouble>) => ({ ...state, leaving: false }),
  },
  extraReducers: (builder) =>
    void builder
      .addMatcher(isAnyOf(deletionRequested, accountDeletionRequested), (state) => ({ ...state, leaving: true }))
      .addMatcher(isAnyOf(deletionFailed, accountDeletionFailed), (state) => ({ ...state, leaving: false })),
  selectors: {
    selectUser: (state) => state.current,
    selectLeaving: (state) => state.leaving,
    selectProfile: (state) => state.profile,
    selectProfileStatus: (state) => state.profileStatus,
    selectProfileTrouble: (state) => state.profileTrouble,
  },
});

export const {
  sessionRequested,
  sessionSucceeded,
  sessionFailed,
  sessionEnded,
  profileRequested,
  profileSucceeded,
  profileFailed,
  signOutRequested,
  signOutFailed,
} = userSlice.actions;
export const { selectUser, selectLeaving, selectProfile, selectProfileStatus, selectProfileTrouble } =
  userSlice.selectors;
