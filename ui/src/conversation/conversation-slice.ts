import type { Conversation } from '@clearbench/contracts/transfer/conversation';
import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AsyncStatus, Problem } from '../saga/problem.ts';

export type ConversationState = {
  readonly fileId?: string;
  /** Only the messages about this payment. */
  readonly payment?: string;
  readonly status: AsyncStatus;
  readonly conversation?: Conversation;
  readonly problem?: Problem;
};

type Id = { readonly fileId: string; readonly payment?: string | undefined };

const nothingRead: ConversationState = { status: 'initial' };

export const conversationSlice = createSlice({
  name: 'conversation',
  initialState: nothingRead as ConversationState,
  reducers: {
    /** The page of a file opens. */
    conversationShown: (_, { payload: { fileId, payment } }: PayloadAction<Id>): ConversationState => ({
      fileId,
      ...(payment === undefined ? {} : { payment }),
      status: 'loading',
    }),
    conversationRequested: ({ problem: _, ...state }): ConversationState => ({ ...state, status: 'loading' }),
    conversationSucceeded: (state, { payload }: PayloadAction<Conversation & Id>): ConversationState => {
      const { fileId, payment, ...conversation } = payload;
      if (state.fileId !== fileId || state.payment !== payment) return state;
      return { fileId, ...(payment === undefined ? {} : { payment }), status: 'idle', conversation };
    },
    conversationFailed: (state, { payload }: PayloadAction<Problem>): ConversationState => ({
      ...state,
      status: 'error',
      problem: payload,
    }),
    conversationHidden: () => nothingRead,
  },
  selectors: { selectConversation: (state) => state },
});

export const {
  conversationShown,
  conversationRequested,
  conversationSucceeded,
  conversationFailed,
  conversationHidden,
} = conversationSlice.actions;
export const { selectConversation } = conversationSlice.selectors;
