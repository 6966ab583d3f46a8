import { type Action, configureStore, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';

/** Waits until something holds. The limit only ends a test that would hang: a loaded machine stays far below it. */
export const until = async (holds: () => boolean, condition = 'it'): Promise<void> => {
  const end = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > end) throw new Error(`${condition} did not come about`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
};

/** A real store with sagas under test: the actions in order, and the resulting state. */
export const runningSaga = <S>(saga: Saga, reducer: Reducer<S>) => {
  const put: UnknownAction[] = [];
  const sagas = createSagaMiddleware();
  const store = configureStore({
    reducer,
    middleware: (defaults) =>
      defaults({ thunk: false, serializableCheck: false, immutableCheck: false }).concat(
        () => (next) => (action) => {
          put.push(action as UnknownAction);
          return next(action);
        },
        sagas,
      ),
  });
  const task = sagas.run(saga);
  const types = (): string[] => put.map(({ type }) => type);
  return {
    dispatch: (action: Action) => store.dispatch(action),
    state: (): S => store.getState() as S,
    put,
    types,
    /** Waits for an action of this kind. */
    seen: (type: string, times = 1) =>
      until(() => types().filter((one) => one === type).length >= times, `${type} (${times})`),
    stop: () => task.cancel(),
  };
};
