import type { BodyOf } from '@clearbench/contracts/route';
import type { sendContactRoute } from '@clearbench/contracts/user/routes';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Problem } from '../../saga/problem.ts';

export type ContactMessage = BodyOf<typeof sendContactRoute>;
/** The current input. */
export type ContactDraft = Partial<ContactMessage>;

export type ContactState = {
  readonly draft: ContactDraft;
  readonly status: 'idle' | 'loading' | 'error';
  readonly problem: Problem | undefined;
};

const initialState: ContactState = { draft: {}, status: 'idle', problem: undefined };

export const contactSlice = createSlice({
  name: 'contact',
  initialState: initialState as ContactState,
  reducers: {
    draftRestored: (state, { payload }: PayloadAction<ContactDraft>) => ({ ...state, draft: payload }),
    contactTyped: (state, { payload }: PayloadAction<ContactDraft>) => ({
      ...state,
      draft: { ...state.draft, ...payload },
    }),
    contactRequested: (state, _: PayloadAction<ContactMessage>) => ({
      ...state,
      status: 'loading' as const,
      problem: undefined,
    }),
    /** The visitor leaves without sending. */
    contactDiscarded: (): ContactState => initialState,
    contactSucceeded: (): ContactState => initialState,
    contactFailed: (state, { payload }: PayloadAction<Problem>) => ({
      ...state,
      status: 'error' as const,
      problem: payload,
    }),
  },
  selectors: {
    selectContact: (state) => state,
    selectHasContactText: ({ draft }) => Object.values(draft).some((text) => text.trim() !== ''),
  },
});

export const { draftRestored, contactTyped, contactDiscarded, contactRequested, contactSucceeded, contactFailed } =
  contactSlice.actions;
export const { selectContact, selectHasContactText } = contactSlice.selectors;
