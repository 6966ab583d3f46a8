import { combineReducers } from '@reduxjs/toolkit';
import { runningSaga, until } from '../saga/testing/running-saga.fixture.ts';
import { changed, fileHidden, fileShown, liveRequested, reconnected, transferStatusChanged } from './live-actions.ts';
import { liveSaga } from './live-saga.ts';
import { heartbeatSucceeded, liveSlice, selectConnection } from './live-slice.ts';
import type { LiveMessage } from './live-socket.ts';

const reducer = combineReducers({ live: liveSlice.reducer });

const connect = async (isLate = false) => {
  let emit: ((message: LiveMessage) => void) | undefined;
  let opened = 0;
  let woken = 0;
  const shown: (readonly string[])[] = [];
  let doubts = 0;
  const bench = runningSaga(
    liveSaga({
      open: async (listener) => {
        opened += 1;
        emit = listener;
        return {
          end: () => undefined,
          wake: () => void woken++,
          show: (fileIds: readonly string[]) => void shown.push(fileIds),
        };
      },
      doubt: () => void doubts++,
      isLate: () => isLate,
    }),
    reducer,
  );
  bench.dispatch(liveRequested());
  await until(() => emit !== undefined);
  return {
    ...bench,
    emit: (message: LiveMessage) => emit?.(message),
    opened: () => opened,
    woken: () => woken,
    doubts: () => doubts,
    shown,
  };
};

describe('the live connection', () => {
  it('forwards every message, also several at once', async () => {
    const { emit, seen, put } = await connect();
    emit({ type: 'connected' });
    for (const id of ['a', 'b', 'c']) emit({ type: 'changed', body: { topic: 'file-list', id, revision: 1 } });
    emit({ type: 'transferStatusChanged', body: { transferId: 't' } as never });
    await seen(transferStatusChanged.type);
    expect(put.filter(changed.match).map(({ payload }) => payload.id)).toEqual(['a', 'b', 'c']);
  });

  it('requests a refresh after a reconnect, but not after the first connect', async () => {
    const { emit, seen, types, state } = await connect();
    emit({ type: 'connected' });
    await until(() => selectConnection(state()) === 'connected');
    expect(types()).not.toContain(reconnected.type);
    emit({ type: 'disconnected' });
    await until(() => selectConnection(state()) === 'disconnected');
    emit({ type: 'connected' });
    await seen(reconnected.type);
    expect(selectConnection(state())).toBe('connected');
  });

  it('requests a refresh after the first connect, too, where the page shows earlier replies', async () => {
    const { emit, seen } = await connect(true);
    emit({ type: 'connected' });
    await seen(reconnected.type);
  });

  it('is opened once, however often it is requested', async () => {
    const { dispatch, opened } = await connect();
    dispatch(liveRequested());
    expect(opened()).toBe(1);
  });

  it('counts as lost while its code cannot be loaded, and retries', async () => {
    let tries = 0;
    const open = () => {
      tries += 1;
      return tries < 3
        ? Promise.reject(new Error('chunk'))
        : Promise.resolve({ end: () => undefined, wake: () => undefined, show: () => undefined });
    };
    const { dispatch, state } = runningSaga(
      liveSaga({ open, doubt: () => undefined, isLate: () => false }, 1),
      reducer,
    );
    dispatch(liveRequested());
    await until(() => selectConnection(state()) === 'disconnected');
    await until(() => tries === 3);
  });

  it('requests a probe when it is lost, and connects at once when the server answers again', async () => {
    const { emit, state, dispatch, woken, doubts } = await connect();
    emit({ type: 'connected' });
    await until(() => selectConnection(state()) === 'connected');
    dispatch(heartbeatSucceeded());
    expect([woken(), doubts()]).toEqual([0, 0]);
    emit({ type: 'disconnected' });
    await until(() => doubts() === 1);
    dispatch(heartbeatSucceeded());
    await until(() => woken() === 1);
  });

  it('does not connect in a loop when the server closes every connection at once', async () => {
    const { emit, dispatch, woken, doubts } = await connect();
    for (const closed of [1, 2, 3]) {
      emit({ type: 'disconnected' });
      await until(() => doubts() === closed);
      dispatch(heartbeatSucceeded());
    }
    expect(woken()).toBe(1);
  });

  it('names the files the page shows', async () => {
    const { dispatch, shown } = await connect();
    dispatch(fileShown({ fileId: 'f1' }));
    dispatch(fileShown({ fileId: 'f2' }));
    dispatch(fileHidden({ fileId: 'f1' }));
    await until(() => shown.length === 4);
    expect(shown).toEqual([[], ['f1'], ['f1', 'f2'], ['f2']]);
  });
});
