import { combineReducers } from '@reduxjs/toolkit';
import { eventChannel } from 'redux-saga';
import { sagaBench, until } from '../saga/saga-bench.ts';
import { heartbeatSaga } from './heartbeat-saga.ts';
import { changed, liveRequested, reconnected, transferStatusChanged } from './live-actions.ts';
import { liveSaga } from './live-saga.ts';
import { heartbeatFailed, heartbeatSucceeded, liveSlice, selectConnection } from './live-slice.ts';
import type { LiveMessage } from './live-socket.ts';

const reducer = combineReducers({ live: liveSlice.reducer });

const connect = async () => {
  let tell: ((message: LiveMessage) => void) | undefined;
  let opened = 0;
  const bench = sagaBench(
    liveSaga(async (listener) => {
      opened += 1;
      tell = listener;
      return () => undefined;
    }),
    reducer,
  );
  bench.dispatch(liveRequested());
  await until(() => tell !== undefined);
  return { ...bench, tell: (message: LiveMessage) => tell?.(message), opened: () => opened };
};

describe('the live connection', () => {
  it('passes on what it hears, losing nothing that comes in one go', async () => {
    const { tell, seen, put } = await connect();
    tell({ type: 'connected' });
    for (const id of ['a', 'b', 'c']) tell({ type: 'changed', body: { topic: 'file-list', id, revision: 1 } });
    tell({ type: 'transferStatusChanged', body: { transferId: 't' } as never });
    await seen(transferStatusChanged.type);
    expect(put.filter(changed.match).map(({ payload }) => payload.id)).toEqual(['a', 'b', 'c']);
  });

  it('asks everybody to read again after it was away, not when it first comes', async () => {
    const { tell, seen, types, state } = await connect();
    tell({ type: 'connected' });
    await until(() => selectConnection(state()) === 'connected');
    expect(types()).not.toContain(reconnected.type);
    tell({ type: 'disconnected' });
    await until(() => selectConnection(state()) === 'disconnected');
    tell({ type: 'connected' });
    await seen(reconnected.type);
    expect(selectConnection(state())).toBe('connected');
  });

  it('is one, however often it is asked for', async () => {
    const { dispatch, opened } = await connect();
    dispatch(liveRequested());
    expect(opened()).toBe(1);
  });

  it('counts as away while its code cannot be loaded, and tries again', async () => {
    let tries = 0;
    const open = () => {
      tries += 1;
      return tries < 3 ? Promise.reject(new Error('chunk')) : Promise.resolve(() => undefined);
    };
    const { dispatch, state } = sagaBench(liveSaga(open, 1), reducer);
    dispatch(liveRequested());
    await until(() => selectConnection(state()) === 'disconnected');
    await until(() => tries === 3);
  });
});

const never = () => eventChannel<object>(() => () => undefined);

describe('the heartbeat', () => {
  it('notices the server going and coming back', async () => {
    let there = false;
    const ask = () => (there ? Promise.resolve() : Promise.reject(new Error('away')));
    const { seen, state, stop } = sagaBench(heartbeatSaga(ask, never, 1), reducer);
    await seen(heartbeatFailed.type);
    expect(selectConnection(state())).toBe('disconnected');
    there = true;
    await seen(heartbeatSucceeded.type);
    stop();
    expect(selectConnection(state())).toBe('connected');
  });

  it('is asked for at once when the machine loses its network or has one again', async () => {
    let there = false;
    let turn = (): void => undefined;
    const turned = () =>
      eventChannel<object>((tell) => {
        turn = () => tell({});
        return () => undefined;
      });
    const ask = () => (there ? Promise.resolve() : Promise.reject(new Error('away')));
    const { seen, state, stop } = sagaBench(heartbeatSaga(ask, turned, 3_600_000), reducer);
    turn();
    await seen(heartbeatFailed.type);
    there = true;
    turn();
    await seen(heartbeatSucceeded.type);
    stop();
    expect(selectConnection(state())).toBe('connected');
  });
});
