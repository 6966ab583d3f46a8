import type { CurrentUser } from '@clearbench/contracts/session/routes';
import type { ProfileSettings } from '@clearbench/contracts/user/profile-settings';
import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { DraftNote } from '../file/editor/draft/draft-store.ts';
import type { AsyncStatus, Problem } from '../saga/problem.ts';
import { deletionFailed, deletionRequested } from './gate/gate-slice.ts';
import { accountDeletionFailed, accountDeletionRequested } from './profile/own-account-slice.ts';
import type { EndReason } from './session-end.ts';

/** Why the session ended, and the sign-in page that says so. */
export type SessionEnd = { readonly reason: EndReason; readonly path: string };

export type UserState = {
  readonly current: CurrentUser | undefined;
  /** The user ends the session: no message about its end is needed. */
  readonly leaving: boolean;
  /** The user's unsaved texts in this browser: the user decides about them before signing out. */
  readonly unsaved: readonly DraftNote[];
  /** The session ended while a form was unsaved; shown until it is closed. */
  readonly sessionEnd: SessionEnd | undefined;
  readonly profileStatus: AsyncStatus;
  readonly profile: ProfileSettings | undefined;
  readonly profileProblem: Problem | undefined;
};

export type SignOutAnswer = 'stay' | 'keep' | 'remove';

const initialState: UserState = {
  current: undefined,
  leaving: false,
  unsaved: [],
  sessionEnd: undefined,
  profileStatus: 'initial',
  profile: undefined,
  profileProblem: undefined,
};

export const userSlice = createSlice({
  name: 'user',
  initialState: initialState as UserState,
  reducers: {
    /** The user may have changed. */
    sessionRequested: (state) => state,
    sessionSucceeded: (state, { payload }: PayloadAction<CurrentUser>) => ({ ...state, current: payload }),
    /** No response; the last known user stays. */
    sessionFailed: (state) => state,
    /** The server no longer knows the session of this page. */
    sessionEnded: (state) => state,
    sessionEndShown: (state, { payload }: PayloadAction<SessionEnd>) => ({ ...state, sessionEnd: payload }),
    sessionEndClosed: (state) => ({ ...state, sessionEnd: undefined }),
    profileRequested: (state) => ({ ...state, profileStatus: 'loading' as const, profileProblem: undefined }),
    profileSucceeded: (state, { payload }: PayloadAction<ProfileSettings>) => ({
      ...state,
      profileStatus: 'idle' as const,
      profile: payload,
    }),
    profileFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      profileStatus: 'error' as const,
      profileProblem: payload,
    }),
    /** The user signs out, in this browser or in every one. */
    signOutRequested: (state, _: PayloadAction<'everywhere' | undefined>) => ({ ...state, leaving: true }),
    signOutFailed: (state, _: PayloadAction<Problem>) => ({ ...state, leaving: false }),
    signOutConfirmationNeeded: (state, { payload }: PayloadAction<readonly DraftNote[]>) => ({
      ...state,
      leaving: false,
      unsaved: payload,
    }),
    /** The decision about these texts; `stay` cancels signing out. */
    signOutAnswered: (state, { payload }: PayloadAction<SignOutAnswer>) => ({
      ...state,
      leaving: payload !== 'stay',
      unsaved: [],
    }),
  },
  extraReducers: (builder) =>
    void builder
      .addMatcher(isAnyOf(deletionRequested, accountDeletionRequested), (state) => ({ ...state, leaving: true }))
      .addMatcher(isAnyOf(deletionFailed, accountDeletionFailed), (state) => ({ ...state, leaving: false })),
  selectors: {
    selectUser: (state) => state.current,
    selectLeaving: (state) => state.leaving,
    selectUnsaved: (state) => state.unsaved,
    selectSessionEnd: (state) => state.sessionEnd,
    selectProfile: (state) => state.profile,
    selectProfileStatus: (state) => state.profileStatus,
    selectProfileProblem: (state) => state.profileProblem,
  },
});

export const {
  sessionRequested,
  sessionSucceeded,
  sessionFailed,
  sessionEnded,
  sessionEndShown,
  sessionEndClosed,
  profileRequested,
  profileSucceeded,
  profileFailed,
  signOutRequested,
  signOutFailed,
  signOutConfirmationNeeded,
  signOutAnswered,
} = userSlice.actions;
export const {
  selectUser,
  selectLeaving,
  selectUnsaved,
  selectSessionEnd,
  selectProfile,
  selectProfileStatus,
  selectProfileProblem,
} = userSlice.selectors;
