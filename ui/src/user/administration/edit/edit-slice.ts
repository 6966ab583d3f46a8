import type { UserAccount } from '@clearbench/contracts/user/administration-routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Trouble } from '../../../saga/trouble.ts';
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
  readonly trouble: Trouble | undefined;
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
  trouble: undefined,
};

/** The differences between two states, from the value first shown. */
const told = (meanwhile: readonly FieldChange[], before: UserAccount, after: UserAccount): readonly FieldChange[] => {
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
  const meanwhile = told(state.meanwhile, before, account);
  return { ...state, account, draft: needed(account, draft), meanwhile, moved: true, saved: false };
};

export const editSlice = createSlice({
  name: 'userEdit',
  initialState: initialState as EditState,
  reducers: {
    editOpened: (_, { payload }: PayloadAction<string>) => ({ ...initialState, userId: payload, status: 'loading' }),
    accountRead: (state, { payload }: PayloadAction<UserAccount>) =>
      payload.userId === state.userId ? { ...state, status: 'idle', account: payload, trouble: undefined } : state,
    accountFailed: (state, { payload }: PayloadAction<Trouble>) => ({
      ...state,
      status: 'error' as const,
      trouble: payload,
    }),
    /** The account was read again because it may have changed. */
    accountReread: (state, { payload }: PayloadAction<UserAccount>) => moved(state, payload),
    choiceMade: (state, { payload }: PayloadAction<AccountDraft>) => ({
      ...state,
      saved: false,
      trouble: undefined,
      draft: state.account ? needed(state.account, { ...state.draft, ...payload }) : state.draft,
    }),
    draftDiscarded: (state) => ({ ...state, draft: {}, meanwhile: [], moved: false, trouble: undefined }),
    saveRequested: (state) => ({ ...state, saving: true, saved: false, trouble: undefined }),
    /** Changes made while saving remain to be saved. */
    saveSucceeded: (state, { payload }: PayloadAction<UserAccount>) => {
      const draft = needed(payload, state.draft);
      const saved = Object.keys(draft).length === 0;
      return { ...initialState, userId: state.userId, status: 'idle' as const, account: payload, draft, saved };
    },
    saveFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, saving: false, trouble: payload }),
    /** Another administrator was faster: `account` is their version. */
    saveOvertaken: (state, { payload }: PayloadAction<UserAccount>) => ({
      ...moved({ ...state, saving: false }, payload),
      moved: true,
    }),
    deleteRequested: (state) => ({ ...state, deleting: true, trouble: undefined }),
    deleteFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, deleting: false, trouble: payload }),
    endSessionsRequested: (state) => ({ ...state, ending: true, trouble: undefined }),
    endSessionsSucceeded: (state) => ({ ...state, ending: false }),
    endSessionsFailed: (state, { payload }: PayloadAction<Trouble>) => ({ ...state, ending: false, trouble: payload }),
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
