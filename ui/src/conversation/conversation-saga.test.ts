import { Failure } from '@clearbench/contracts/failure';
import type { Conversation } from '@clearbench/contracts/transfer/conversation';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { reconnected } from '../live/live-actions.ts';
import { conversationSaga } from './conversation-saga.ts';
import { conversationHidden, conversationShown, conversationSlice, selectConversation } from './conversation-slice.ts';

const conversation: Conversation = {
  environmentToken: 'sct',
  rbVersion: '2025',
  cutOff: '16:30',
  messages: [],
  isCut: false,
};

const storeWith = (read: (fileId: string) => Promise<Conversation>) => {
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ [conversationSlice.name]: conversationSlice.reducer }),
    middleware: (usual) => usual({ thunk: false }).concat(middleware),
  });
  middleware.run(conversationSaga({ read }, 20));
  return store;
};

/** Waits for the pause and the reading after it. */
const settled = () => new Promise<void>((resolve) => setTimeout(resolve, 100));

describe('the page of a conversation', () => {
  it('reads it when it opens, and once after a group of changes', async () => {
    const asked: string[] = [];
    const store = storeWith((fileId) => {
      asked.push(fileId);
      return Promise.resolve(conversation);
    });
    store.dispatch(conversationShown({ fileId: 'f1' }));
    await settled();
    expect(selectConversation(store.getState())).toEqual({ fileId: 'f1', status: 'idle', conversation });
    for (let change = 0; change < 3; change += 1) store.dispatch(reconnected());
    await settled();
    expect(asked).toEqual(['f1', 'f1']);
    store.dispatch(conversationHidden());
    store.dispatch(reconnected());
    await settled();
    expect(asked).toHaveLength(2);
  });

  it('shows why it could not be read, and keeps what was read before', async () => {
    const answers = [Promise.resolve(conversation)];
    const store = storeWith(() => answers.shift() ?? Promise.reject(new Failure('file.notFound')));
    store.dispatch(conversationShown({ fileId: 'f1' }));
    await settled();
    store.dispatch(reconnected());
    await settled();
    expect(selectConversation(store.getState())).toMatchObject({
      status: 'error',
      conversation,
      problem: { errorKey: 'file.notFound' },
    });
  });
});
