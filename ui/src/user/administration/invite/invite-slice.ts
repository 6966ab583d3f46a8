import type { BodyOf, ReplyOf } from '@clearbench/contracts/route';
import type { Invitation, inviteUserRoute } from '@clearbench/contracts/user/administration-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../../saga/problem.ts';

export type InvitationRequest = BodyOf<typeof inviteUserRoute>;
export type Outcomes = ReplyOf<typeof inviteUserRoute>['outcomes'];

export type InviteState = {
  readonly sending: boolean;
  /** The result for each address of the last command; undefined before one. */
  readonly results: Outcomes | undefined;
  readonly problem: Problem | undefined;
  /** The ids of invitations with a running command. */
  readonly busy: readonly string[];
};

const initialState: InviteState = {
  sending: false,
  results: undefined,
  problem: undefined,
  busy: [],
};

const free = (state: InviteState, id: string): InviteState => ({
  ...state,
  busy: state.busy.filter((one) => one !== id),
});
const occupied = (state: InviteState, id: string): InviteState => ({ ...state, busy: [...state.busy, id] });

export const inviteSlice = createSlice({
  name: 'userInvite',
  initialState: initialState as InviteState,
  reducers: {
    /** The page is shown. */
    inviteShown: () => initialState,
    inviteRequested: (state, _: PayloadAction<InvitationRequest>) => ({
      ...state,
      sending: true,
      results: undefined,
      problem: undefined,
    }),
    inviteSucceeded: (state, { payload }: PayloadAction<Outcomes>) => ({ ...state, sending: false, results: payload }),
    inviteFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, sending: false, problem: payload }),
    resultsRead: (state) => ({ ...state, results: undefined, problem: undefined }),
    repeatRequested: (state, { payload }: PayloadAction<Invitation>) => occupied(state, payload.invitationId),
    withdrawRequested: (state, { payload }: PayloadAction<Invitation>) => occupied(state, payload.invitationId),
    invitationSettled: (state, { payload }: PayloadAction<string>) => free(state, payload),
  },
  selectors: { selectInvite: (state) => state },
});

export const {
  inviteShown,
  inviteRequested,
  inviteSucceeded,
  inviteFailed,
  resultsRead,
  repeatRequested,
  withdrawRequested,
  invitationSettled,
} = inviteSlice.actions;
export const { selectInvite } = inviteSlice.selectors;
