import { combineSlices, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import createSagaMiddleware, { type Saga } from 'redux-saga';
import { liveSlice } from './live/live-slice.ts';
import { planSlice } from './plan/plan-slice.ts';
import { firstSagas } from './sagas.ts';
import { settingsSlice } from './settings/settings-slice.ts';
import { simEnvSlice } from './sim-env/sim-env-slice.ts';
import { startUpSlice } from './start-up/start-up-slice.ts';
import { languagesSlice } from './translation/languages-slice.ts';
import { userSlice } from './user/user-slice.ts';

/** The slices of the first paint; `addFeature` adds those of lazily loaded pages. */
const slices = [startUpSlice, userSlice, simEnvSlice, planSlice, settingsSlice, languagesSlice, liveSlice] as const;

type AnySlice = { readonly reducerPath: string; readonly reducer: Reducer };
export type Feature = { readonly slice: AnySlice; readonly saga?: Saga };

/** Dispatched when a feature was added, so that its state exists before it is selected. */
const featureAdded = createAction<string>('store/featureAdded');

const createAppStore = (sagas: readonly Saga[]) => {
  const rootReducer = combineSlices(...slices);
  const sagaMiddleware = createSagaMiddleware({ onError: (error, { sagaStack }) => console.error(error, sagaStack) });
  const store = configureStore({
    reducer: rootReducer,
    middleware: (defaults) => defaults({ thunk: false }).concat(sagaMiddleware),
  });
  for (const saga of sagas) sagaMiddleware.run(saga);

  const added = new Set<string>();
  /** Adds the state and sagas of a lazily loaded page; adding them again changes nothing. */
  const addFeature = ({ slice, saga }: Feature): void => {
    if (added.has(slice.reducerPath)) return;
    added.add(slice.reducerPath);
    rootReducer.inject(slice as never);
    store.dispatch(featureAdded(slice.reducerPath));
    if (saga) sagaMiddleware.run(saga);
  };
  return { store, addFeature };
};

export const { store, addFeature } = createAppStore(firstSagas);
