import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../../../saga/problem.ts';
import { type AccountDraft, changesBetween, type FieldChange, needed } from './account-draft.ts';

export type EditState = {
  readonly userId: string;
  readonly status: AsyncStatus;
  /** The newest known state: the base of the form. */
  readonly account: UserAccount | undefined;
  readonly draft: AccountDraft;
  /** The changes by others since the form was opened or saved last. */
  readonly meanwhile: readonly FieldChange[];
  /** Others have changed the account, in fields of the form or others. */
  readonly moved: boolean;
  readonly saving: boolean;
  readonly saved: boolean;
  readonly deleting: boolean;
  /** The user is being signed out everywhere. */
  readonly ending: boolean;
  /** The error of reading while there is no account, else of the last command. */
  readonly problem: Problem | undefined;
};

const initialState: EditState = {
  userId: '',
  status: 'initial',
  account: undefined,
  draft: {},
  meanwhile: [],
  moved: false,
  saving: false,
  saved: false,
  deleting: false,
  ending: false,
  problem: undefined,
};

/** The differences between two states, from the value first shown. */
const withChanges = (
  meanwhile: readonly FieldChange[],
  before: UserAccount,
  after: UserAccount,
): readonly FieldChange[] => {
  const newest = changesBetween(before, after).map((change) => ({
    ...change,
    before: meanwhile.find(({ field }) => field === change.field)?.before ?? change.before,
  }));
  return [...meanwhile.filter(({ field }) => !newest.some((change) => change.field === field)), ...newest];
};

/** The account has changed; the user's changes are kept, and changes by others are shown. */
const moved = (state: EditState, account: UserAccount): EditState => {
  const { account: before, draft, saving } = state;
  // While saving, a newer state may come from this save; the reply decides.
  if (account.userId !== state.userId || !before || saving || account.accountVersion < before.accountVersion)
    return state;
  if (account.accountVersion === before.accountVersion) return { ...state, account };
  const meanwhile = withChanges(state.meanwhile, before, account);
  return { ...state, account, draft: needed(account, draft), meanwhile, moved: true, saved: false };
};

export const editSlice = createSlice({
  name: 'userEdit',
  initialState: initialState as EditState,
  reducers: {
    editOpened: (_, { payload }: PayloadAction<string>) => ({ ...initialState, userId: payload, status: 'loading' }),
    accountRead: (state, { payload }: PayloadAction<UserAccount>) =>
      payload.userId === state.userId ? { ...state, status: 'idle', account: payload, problem: undefined } : state,
    accountFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
    /** The account was read again because it may have changed. */
    accountReread: (state, { payload }: PayloadAction<UserAccount>) => moved(state, payload),
    choiceMade: (state, { payload }: PayloadAction<AccountDraft>) => ({
      ...state,
      saved: false,
      problem: undefined,
      draft: state.account ? needed(state.account, { ...state.draft, ...payload }) : state.draft,
    }),
    draftDiscarded: (state) => ({ ...state, draft: {}, meanwhile: [], moved: false, problem: undefined }),
    saveRequested: (state) => ({ ...state, saving: true, saved: false, problem: undefined }),
    /** Changes made while saving remain to be saved. */
    saveSucceeded: (state, { payload }: PayloadAction<UserAccount>) => {
      const draft = needed(payload, state.draft);
      const saved = Object.keys(draft).length === 0;
      return { ...initialState, userId: state.userId, status: 'idle' as const, account: payload, draft, saved };
    },
    saveFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, saving: false, problem: payload }),
    /** Another administrator was faster: `account` is their version. */
    saveOvertaken: (state, { payload }: PayloadAction<UserAccount>) => ({
      ...moved({ ...state, saving: false }, payload),
      moved: true,
    }),
    deleteRequested: (state) => ({ ...state, deleting: true, problem: undefined }),
    deleteFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, deleting: false, problem: payload }),
    endSessionsRequested: (state) => ({ ...state, ending: true, problem: undefined }),
    endSessionsSucceeded: (state) => ({ ...state, ending: false }),
    endSessionsFailed: (state, { payload }: PayloadAction<Problem>) => ({ ...state, ending: false, problem: payload }),
    editLeft: () => initialState,
  },
  selectors: { selectEdit: (state) => state },
});

export const {
  editOpened,
  accountRead,
  accountFailed,
  accountReread,
  choiceMade,
  draftDiscarded,
  saveRequested,
  saveSucceeded,
  saveFailed,
  saveOvertaken,
  deleteRequested,
  deleteFailed,
  endSessionsRequested,
  endSessionsSucceeded,
  endSessionsFailed,
  editLeft,
} = editSlice.actions;
export const { selectEdit } = editSlice.selectors;
