import type { BodyOf, ReplyOf } from '@clearbench/contracts/route';
import type { Invitation, inviteUserRoute } from '@clearbench/contracts/user/administration-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../../saga/trouble.ts';

export type InvitationRequest = BodyOf<typeof inviteUserRoute>;
export type Outcomes = ReplyOf<typeof inviteUserRoute>['outcomes'];

export type InviteState = {
  readonly sending: boolean;
  /** The result for each address of the last command; undefined before one. */
  readonly outcomes: Outcomes | undefined;
  readonly trouble: Trouble | undefined;
  readonly status: AsyncStatus;
  readonly invitations: readonly Invitation[];
  readonly listTrouble: Trouble | undefined;
  /** The ids of invitations with a running command. */
  readonly busy: readonly string[];
};

const initialState: InviteState = {
  sending: false,
  outcomes: undefined,
  trouble: undefined,
  status: 'initial',
  invitations: [],
  listTrouble: undefined,
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
    invitationsRequested: (state) => ({
      ...initialState,
      invitations: state.invitations,
      status: 'loading' as const,
    }),
    invitationsSucceeded: (state, { payload }: PayloadAction<readonly Invitation[]>) => ({
      ...state,
      status: 'idle' as const,
      invitations: payload,
      listTrouble: undefined,
    }),
    invitationsFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      listTrouble: payload,
    }),
    inviteRequested: (state, _: PayloadAction<InvitationRequest>) => ({
      ...state,
      sending: true,
      outcomes: undefined,
      trouble: undefined,
    }),
    inviteSucceeded: (state, { payload }: PayloadAction<Outcomes>) => ({ ...state, sending: false, outcomes: payload }),
    inviteFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, sending: false, trouble: payload }),
    outcomesRead: (state) => ({ ...state, outcomes: undefined, trouble: undefined }),
    repeatRequested: (state, { payload }: PayloadAction<Invitation>) => occupied(state, payload.invitationId),
    withdrawRequested: (state, { payload }: PayloadAction<Invitation>) => occupied(state, payload.invitationId),
    invitationSettled: (state, { payload }: PayloadAction<string>) => free(state, payload),
  },
  selectors: { selectInvite: (state) => state },
});

export const {
  invitationsRequested,
  invitationsSucceeded,
  invitationsFailed,
  inviteRequested,
  inviteSucceeded,
  inviteFailed,
  outcomesRead,
  repeatRequested,
  withdrawRequested,
  invitationSettled,
} = inviteSlice.actions;
export const { selectInvite } = inviteSlice.selectors;
