import type { ReplyOf } from '@clearbench/contracts/route';
import type { requestVerificationRoute } from '@clearbench/contracts/user/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';
import { answered, asking, type CommandStatus, refused } from './command-status.ts';

export type SentLink = ReplyOf<typeof requestVerificationRoute>;
export type GateState = {
  readonly link: CommandStatus<SentLink>;
  readonly claim: CommandStatus;
  readonly deletion: CommandStatus;
};

const initialState: GateState = {
  link: { status: 'initial' },
  claim: { status: 'initial' },
  deletion: { status: 'initial' },
};

/** The commands of users without access. */
export const gateSlice = createSlice({
  name: 'gate',
  initialState: initialState as GateState,
  reducers: {
    linkRequested: (state) => ({ ...state, link: asking }),
    linkSucceeded: (state, { payload }: PayloadAction<SentLink>) => ({ ...state, link: answered(payload) }),
    linkFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, link: refused(payload) }),
    claimRequested: (state, _: PayloadAction<string>) => ({ ...state, claim: asking }),
    claimSucceeded: (state) => ({ ...state, claim: answered(undefined) }),
    claimFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, claim: refused(payload) }),
    deletionRequested: (state) => ({ ...state, deletion: asking }),
    deletionFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, deletion: refused(payload) }),
    /** The user cancelled. */
    deletionDropped: (state) => ({ ...state, deletion: initialState.deletion }),
  },
  selectors: {
    selectLink: ({ link }) => link,
    selectClaim: ({ claim }) => claim,
    selectDeletion: ({ deletion }) => deletion,
  },
});

export const {
  linkRequested,
  linkSucceeded,
  linkFailed,
  claimRequested,
  claimSucceeded,
  claimFailed,
  deletionRequested,
  deletionFailed,
  deletionDropped,
} = gateSlice.actions;
export const { selectLink, selectClaim, selectDeletion } = gateSlice.selectors;
