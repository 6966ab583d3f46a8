import { Failure } from '@clearbench/contracts/failure';
import type { Transfer, TransferStatusChanged } from '@clearbench/contracts/transfer/routes';
import { combineReducers, configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { reconnected, transferStatusChanged } from '../live/live-actions.ts';
import { sampleTransfer } from './testing/transfer.fixture.ts';
import { transferSaga } from './transfer-saga.ts';
import { selectTransfers, transferSlice, transfersHidden, transfersShown } from './transfer-slice.ts';

const movedOn = (fileId: string) => transferStatusChanged({ fileId } as TransferStatusChanged);
const settle = () => new Promise((resolve) => setImmediate(resolve));

const bench = () => {
  const server = { items: [] as Transfer[], reads: 0, away: false };
  const list = async () => {
    server.reads += 1;
    if (server.away) throw new Failure('connection.lost');
    return { items: server.items };
  };
  const saga = createSagaMiddleware();
  const store = configureStore({
    reducer: combineReducers({ transfer: transferSlice.reducer }),
    middleware: (builtIn) => builtIn({ thunk: false }).concat(saga),
  });
  saga.run(transferSaga, list);
  const dispatch = async (action: Parameters<typeof store.dispatch>[0]) => {
    store.dispatch(action);
    await settle();
  };
  return { server, dispatch, shown: () => selectTransfers(store.getState(), 'f1') };
};

describe('the transfers on screen', () => {
  it('are read when shown, and again when one of them changes', async () => {
    const { server, dispatch, shown } = bench();
    await dispatch(transfersShown({ fileId: 'f1' }));
    expect(shown()).toEqual({ status: 'idle', items: [] });
    server.items = [sampleTransfer()];
    await dispatch(movedOn('f1'));
    expect(shown().items).toHaveLength(1);
    expect(server.reads).toBe(2);
  });

  it('are not read for another file, nor after the panel was closed', async () => {
    const { server, dispatch } = bench();
    await dispatch(transfersShown({ fileId: 'f1' }));
    await dispatch(movedOn('f2'));
    await dispatch(transfersHidden({ fileId: 'f1' }));
    await dispatch(movedOn('f1'));
    expect(server.reads).toBe(1);
  });

  it('are read again after a lost connection', async () => {
    const { server, dispatch } = bench();
    await dispatch(transfersShown({ fileId: 'f1' }));
    await dispatch(reconnected());
    expect(server.reads).toBe(2);
  });

  it('stay on screen if reading them again fails', async () => {
    const { server, dispatch, shown } = bench();
    server.items = [sampleTransfer()];
    await dispatch(transfersShown({ fileId: 'f1' }));
    server.away = true;
    await dispatch(movedOn('f1'));
    expect(shown()).toMatchObject({ status: 'error', problem: { errorKey: 'connection.lost' } });
    expect(shown().items).toHaveLength(1);
  });
});
