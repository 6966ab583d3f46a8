import { Failure } from '@clearbench/contracts/failure';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { changed } from '../live/live-actions.ts';
import { listSaga } from './list-saga.ts';
import { listSlice } from './list-state.ts';

const open = (list: () => Promise<readonly number[]>) => {
  const slice = listSlice<number>('things');
  const middleware = createSagaMiddleware();
  const store = configureStore({
    reducer: { things: slice.reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(middleware),
  });
  middleware.run(listSaga(slice, { topics: ['thing'], list }, 1));
  const until = async (status: string): Promise<void> => {
    for (let tries = 0; tries < 200 && store.getState().things.status !== status; tries += 1)
      await new Promise((resolve) => setTimeout(resolve, 1));
  };
  return { store, slice, until };
};

describe('a list that is read as a whole', () => {
  it('is read on request, and again when one of its items changes', async () => {
    let reads = 0;
    const { store, slice, until } = open(async () => [++reads]);
    store.dispatch(slice.actions.requested());
    await until('idle');
    store.dispatch(changed({ topic: 'other', id: '1', revision: 1 }));
    store.dispatch(changed({ topic: 'thing', id: '1', revision: 1 }));
    await until('loading');
    await until('idle');
    expect(store.getState().things.items).toEqual([2]);
  });

  it('reports why it could not be read', async () => {
    const { store, slice, until } = open(() => Promise.reject(new Failure('server_error')));
    store.dispatch(slice.actions.requested());
    await until('error');
    expect(store.getState().things.problem).toMatchObject({ errorKey: 'server_error' });
  });
});
