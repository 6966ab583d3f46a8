import { Failure } from '@clearbench/contracts/failure';
import { configureStore } from '@reduxjs/toolkit';
import createSagaMiddleware from 'redux-saga';
import { changed } from '../live/live-actions.ts';
import { shownReading } from './shown-reading.ts';

const opened = (read: (key: string) => Promise<string>) => {
  const reading = shownReading('shownText', read);
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer: { shownText: reading.slice.reducer },
    middleware: (defaults) => defaults({ thunk: false }).concat(sagas),
  });
  const task = sagas.run(reading.saga);
  const { shown, hidden, requested } = reading.actions;
  const state = () => reading.select(store.getState());
  const settled = async (): Promise<void> => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve();
  };
  return { store, state, settled, shown, hidden, requested, end: () => task.cancel() };
};

describe('what a page about suites shows', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('is read when the page opens, and again when a suite changes', async () => {
    let readings = 0;
    const page = opened(async (key) => {
      readings += 1;
      return `${key} ${readings}`;
    });
    page.store.dispatch(page.shown('s1'));
    await page.settled();
    expect(page.state()).toEqual({ key: 's1', status: 'idle', data: 's1 1' });
    page.store.dispatch(changed({ topic: 'file', id: 'f1', revision: 1 }));
    page.store.dispatch(changed({ topic: 'suite', id: 's1', revision: 1 }));
    page.store.dispatch(changed({ topic: 'suite', id: 's2', revision: 2 }));
    jest.advanceTimersByTime(1_000);
    await page.settled();
    expect(page.state()).toMatchObject({ data: 's1 2' });
    page.end();
  });

  it('is not what was requested for another page', async () => {
    const answers = new Map<string, (text: string) => void>();
    const page = opened((key) => new Promise((resolve) => answers.set(key, resolve)));
    page.store.dispatch(page.shown('s1'));
    page.store.dispatch(page.hidden());
    page.store.dispatch(page.shown('s2'));
    answers.get('s1')?.('first');
    await page.settled();
    expect(page.state()).toEqual({ key: 's2', status: 'loading' });
    answers.get('s2')?.('second');
    await page.settled();
    expect(page.state()).toMatchObject({ key: 's2', data: 'second' });
    page.end();
  });

  it('stays while a later reading fails, with the reason', async () => {
    let isBroken = false;
    const page = opened(async () => {
      if (isBroken) throw new Failure('suite.notFound');
      return 'text';
    });
    page.store.dispatch(page.shown('s1'));
    await page.settled();
    isBroken = true;
    page.store.dispatch(page.requested());
    await page.settled();
    expect(page.state()).toMatchObject({ status: 'error', data: 'text', problem: { errorKey: 'suite.notFound' } });
    page.end();
  });
});
